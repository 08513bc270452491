export const phrases = {
  live: 'İndi canlı',
  firstAt: 'Növbəti başlanğıc: {time}',
} as const;
