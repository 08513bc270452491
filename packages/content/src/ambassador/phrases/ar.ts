export const phrases = {
  name: 'سفير · سفيرة',
  names: 'السفراء',
  fields: {
    type: 'الدور في البرنامج',
    name: 'الاسم',
    person: 'مشارك في الدورة',
    sport: 'الرياضة',
    delegation: 'الوفد',
    role: 'تعريف في سطر واحد',
    biography: 'السيرة',
    days: 'الأيام المتاحة',
    from: 'من',
    until: 'إلى',
    venue: 'الموقع',
    place: 'المكان',
    photo: 'الصورة',
  },
  words: {
    type: {
      athlete: 'الرياضي · الرياضية',
      professor: 'معلم · معلمة',
    },
  },
  hints: {
    person: 'يُطبَّق عندئذ مستوى نشره على الاسم والصورة.',
  },
} as const;
