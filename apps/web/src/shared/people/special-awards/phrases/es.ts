export const phrases = {
  title: 'Premios especiales',
  open: 'Aún sin decidir',
} as const;
