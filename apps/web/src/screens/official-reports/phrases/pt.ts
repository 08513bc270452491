export const phrases = {
  title: 'Relatórios oficiais',
  description: 'Relatórios, regulamentos, horários e outros documentos da organização.',
  type: 'Tipo',
  allTypes: 'Todos os tipos',
  count: '{count, plural, one {# documento} many {# de documentos} other {# documentos}}',
  emptyHint: 'Os documentos aparecerão aqui assim que forem publicados.',
  toReports: 'Relatórios de resultados e listas de largada',
} as const;
