export const phrases = {
  name: 'الوزن في كأس',
  names: 'الأوزان في الكؤوس',
  fields: { cup: 'الكأس', discipline: 'الرياضة', weight: 'الوزن' },
  hints: { weight: '2: تُحتسب النقاط مرتين' },
} as const;
