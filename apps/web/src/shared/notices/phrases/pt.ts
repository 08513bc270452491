export const phrases = {
  dismiss: 'Dispensar',
  label: 'Aviso',
  more: 'Mais',
} as const;
