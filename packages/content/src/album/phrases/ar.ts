export const phrases = {
  name: 'ألبوم صور',
  names: 'ألبومات الصور',
  fields: {
    title: 'العنوان',
    description: 'الوصف',
    day: 'اليوم',
    discipline: 'الرياضة',
    venue: 'الموقع',
    photographer: 'التصوير',
  },
} as const;
