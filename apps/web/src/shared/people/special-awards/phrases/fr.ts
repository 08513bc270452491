export const phrases = {
  title: 'Prix spéciaux',
  open: 'Pas encore attribué',
} as const;
