export const phrases = {
  name: 'الصورة',
  names: 'الصور',
  fields: {
    album: 'ألبوم صور',
    image: 'صورة',
    caption: 'تعليق الصورة',
    credit: 'حقوق الصورة',
    taken: 'وقت الالتقاط',
    unit: 'المنافسة',
    people: 'الأشخاص في الصورة',
  },
  hints: {
    people: 'لا تظهر الصورة إلا إذا كان نشرهم جميعًا كاملًا.',
  },
} as const;
