export const phrases = {
  dismiss: 'Bağla',
  label: 'Bildiriş',
  more: 'Ətraflı',
} as const;
