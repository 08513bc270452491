export const phrases = {
  nothing: 'Rien de publié pour l’instant',
} as const;
