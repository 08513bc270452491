export const phrases = {
  name: 'الفريق في كأس',
  names: 'الفرق في الكؤوس',
  fields: { cup: 'الكأس', name: 'الاسم', delegations: 'الوفود' },
} as const;
