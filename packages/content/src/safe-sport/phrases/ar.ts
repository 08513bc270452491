export const phrases = {
  name: 'صفحة الرياضة الآمنة',
  names: 'صفحات الرياضة الآمنة',
  fields: {
    title: 'العنوان',
    text: 'النص',
    video: 'فيديو',
    fallback: 'الفيلم نفسه بصيغة WebM أو MP4',
    captions: 'ترجمة مكتوبة',
    poster: 'صورة الغلاف',
    duration: 'المدة (بالثواني)',
    files: 'الملفات',
  },
} as const;
