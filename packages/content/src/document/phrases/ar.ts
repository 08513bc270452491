export const phrases = {
  name: 'الوثيقة',
  names: 'الوثائق',
  fields: {
    type: 'نوع الوثيقة',
    title: 'العنوان',
    summary: 'الملخص',
    discipline: 'الرياضة',
    event: 'المسابقة',
    unit: 'المنافسة',
    day: 'اليوم',
    published: 'التاريخ',
    priority: 'الأهمية',
    isPinned: 'تثبيت في الأعلى',
    version: 'رقم النسخة',
    replaces: 'يحل محل',
    files: 'الملفات',
  },
  words: {
    type: {
      transport: 'النقل',
      report: 'تقرير',
      competition: 'منافسة',
      general: 'عام',
    },
  },
} as const;
