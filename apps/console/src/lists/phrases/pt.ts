export const phrases = {
  filters: '{count, plural, =0 {Filtros} one {Filtros (#)} many {Filtros (#)} other {Filtros (#)}}',
  csv: 'Baixar CSV',
  more: 'Ver mais',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  pageSize: 'Linhas por página:',
  range: '{from}–{to} de {total}',
} as const;
