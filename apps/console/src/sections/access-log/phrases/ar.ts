export const phrases = { menu: 'سجل الزيارات' } as const;
