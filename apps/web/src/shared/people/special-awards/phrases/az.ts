export const phrases = {
  title: 'Xüsusi mükafatlar',
  open: 'Hələ müəyyən deyil',
} as const;
