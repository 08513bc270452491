export const phrases = {
  name: 'فيديو',
  names: 'الفيديوهات',
  fields: {
    state: 'الحالة',
    title: 'العنوان',
    description: 'الوصف',
    discipline: 'الرياضة',
    unit: 'المنافسة',
    file: 'الملف',
    fallback: 'الفيلم نفسه بصيغة WebM أو MP4',
    hls: 'عنوان البث (HLS)',
    external: 'مشغّل خارجي',
    captions: 'ترجمة مكتوبة',
    poster: 'صورة الغلاف',
    start: 'البداية',
    end: 'النهاية',
    duration: 'المدة (بالثواني)',
  },
  words: {
    state: {
      live: 'مباشر',
      upcoming: 'قريبًا',
      recorded: 'مسجّل',
    },
  },
  hints: {
    file: 'مصدر واحد فقط: ملف أو بث أو مشغّل خارجي',
    external: 'يُفتح بعد النقر فقط',
  },
} as const;
