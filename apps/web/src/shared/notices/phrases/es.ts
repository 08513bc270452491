export const phrases = {
  dismiss: 'Descartar',
  label: 'Aviso',
  more: 'Más',
} as const;
