export const phrases = {
  breadcrumb: 'Caminho de navegação',
  allEvents: 'Todas as provas',
} as const;
