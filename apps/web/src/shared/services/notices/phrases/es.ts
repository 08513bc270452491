export const phrases = {
  dismiss: 'Descartar',
  label: 'Aviso',
  more: 'Más',
  readOnly: 'Solo lectura por ahora: puedes verlo todo, pero no se puede guardar nada.',
  rehearsal: 'Ensayo: los resultados de estas páginas son inventados y se eliminarán.',
} as const;
