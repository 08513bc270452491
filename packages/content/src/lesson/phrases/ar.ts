export const phrases = {
  name: 'درس',
  names: 'الدروس',
  fields: {
    course: 'الدورة التدريبية',
    title: 'العنوان',
    text: 'النص',
    minutes: 'الدقائق',
    video: 'فيديو',
    captions: 'ترجمة مكتوبة',
    files: 'الملفات',
  },
} as const;
