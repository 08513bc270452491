export const phrases = {
  nothing: 'Aún no hay nada publicado',
} as const;
