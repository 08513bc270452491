export const phrases = {
  live: 'İndi canlı',
  next: 'Növbəti yarış',
} as const;
