export const phrases = {
  nothing: 'Ainda não há nada publicado',
} as const;
