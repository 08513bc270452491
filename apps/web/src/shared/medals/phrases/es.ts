export const phrases = {
  official: 'Resultados oficiales, {decided, number} de {total, number} pruebas',
  rank: 'Puesto',
  delegation: 'Delegación',
  sortGold: 'Ordenar por oros',
  sortTotal: 'Ordenar por total',
  count: '{name}, {medal}: {count}',
  unranked: 'Sin clasificar',
  provisional: 'Aún no oficial',
  open: 'Prueba aún en curso',
  underWay: 'Se están corrigiendo las medallas.',
  latest: 'Últimas medallas',
  emptyHint: 'Las primeras medallas aparecerán aquí en cuanto una final sea oficial.',
} as const;
