export const phrases = {
  name: 'نشرة',
  names: 'النشرات',
  fields: {
    number: 'الرقم',
    title: 'العنوان',
    published: 'التاريخ والوقت',
    priority: 'الأهمية',
    isPinned: 'تثبيت في الأعلى',
    text: 'النص',
    files: 'الملفات',
    replaces: 'يحل محل',
    audience: 'الجمهور',
    discipline: 'الرياضة',
  },
  words: {
    audience: {
      everyone: 'الجميع',
      delegations: 'الوفود',
      athletes: 'الرياضيون',
      staff: 'طاقم العمل',
    },
  },
} as const;
