export const phrases = {
  nothing: 'Hələ heç nə açıqlanmayıb',
} as const;
