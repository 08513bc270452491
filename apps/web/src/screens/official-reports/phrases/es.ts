export const phrases = {
  title: 'Informes oficiales',
  description: 'Informes, reglamentos, horarios y otros documentos de la organización.',
  type: 'Tipo',
  allTypes: 'Todos los tipos',
  count: '{count, plural, one {# documento} many {# de documentos} other {# documentos}}',
  emptyHint: 'Los documentos aparecerán aquí cuando se publiquen.',
  toReports: 'Informes de resultados y listas de salida',
} as const;
