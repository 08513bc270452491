export const phrases = {
  filters: '{count, plural, =0 {Filtros} one {Filtros (#)} many {Filtros (#)} other {Filtros (#)}}',
  csv: 'Descargar CSV',
  more: 'Ver más',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageSize: 'Filas por página:',
  range: '{from}–{to} de {total}',
} as const;
