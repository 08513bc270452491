export const phrases = {
  title: 'Informes',
  titleOf: 'Informes: {discipline}',
  description: 'Resultados oficiales, clasificaciones y documentos de la competición, para abrir y descargar.',
  menu: 'Informes',
  menuHint: 'Resultados, circulares y documentos',
  menuOther: 'Boletín, circular, libro de resultados, PDF, documentos, listas de salida, descargas',
  groups: 'Tipos de informes',
  search: 'Prueba, deporte o título',
  discipline: 'Deporte',
  allDisciplines: 'Todos los deportes',
  count: '{count, plural, one {# informe} many {# de informes} other {# informes}}',
  pages: 'Páginas de la lista',
} as const;
