export const phrases = {
  live: 'مباشر الآن',
  next: 'الظهور القادم',
} as const;
