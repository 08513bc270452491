export const phrases = {
  dismiss: 'Descartar',
  label: 'Aviso',
  more: 'Más',
  readOnly: 'Solo lectura por ahora: puedes verlo todo, pero no se puede guardar nada.',
} as const;
