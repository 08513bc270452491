export const phrases = {
  nothing: 'لم يُنشر شيء بعد',
} as const;
