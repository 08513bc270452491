export const phrases = {
  csv: 'Baixar CSV',
  more: 'Ver mais',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  pageSize: 'Linhas por página:',
  range: '{from}–{to} de {total}',
} as const;
