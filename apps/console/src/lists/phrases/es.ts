export const phrases = {
  csv: 'Descargar CSV',
  more: 'Ver más',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageSize: 'Filas por página:',
  range: '{from}–{to} de {total}',
} as const;
