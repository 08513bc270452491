export const phrases = {
  nothing: 'Hələ heç nə dərc edilməyib',
} as const;
