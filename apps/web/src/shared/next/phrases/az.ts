export const phrases = {
  live: 'İndi canlı',
  next: 'Növbəti çıxış',
} as const;
