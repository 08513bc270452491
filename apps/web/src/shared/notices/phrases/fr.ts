export const phrases = {
  dismiss: 'Masquer',
  label: 'Avis',
  more: 'En savoir plus',
} as const;
