export const phrases = {
  title: 'Relatórios',
  titleOf: 'Relatórios: {discipline}',
  description: 'Resultados oficiais, classificações e documentos da competição, para abrir e baixar.',
  menu: 'Relatórios',
  menuHint: 'Resultados, boletins e documentos',
  menuOther: 'Boletim, livro de resultados, PDF, documentos, listas de largada, downloads',
  groups: 'Tipos de relatórios',
  search: 'Prova, modalidade ou título',
  discipline: 'Modalidade',
  allDisciplines: 'Todas as modalidades',
  count: '{count, plural, one {# relatório} many {# de relatórios} other {# relatórios}}',
  pages: 'Páginas da lista',
} as const;
