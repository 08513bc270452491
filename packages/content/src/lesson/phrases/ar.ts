export const phrases = {
  name: 'درس',
  names: 'الدروس',
  fields: {
    course: 'الدورة التدريبية',
    title: 'العنوان',
    text: 'النص',
    minutes: 'الدقائق',
    video: 'فيديو',
    fallback: 'الفيلم نفسه بصيغة WebM أو MP4',
    captions: 'ترجمة مكتوبة',
    files: 'الملفات',
  },
} as const;
