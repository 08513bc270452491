export const phrases = {
  live: 'مباشر الآن',
  firstAt: 'البداية التالية: {time}',
} as const;
