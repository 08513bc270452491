export const phrases = {
  official: 'Resultados oficiais, {decided, number} de {total, number} provas',
  rank: 'Posição',
  delegation: 'Delegação',
  sortGold: 'Ordenar por ouros',
  sortTotal: 'Ordenar pelo total',
  count: '{name}, {medal}: {count}',
  unranked: 'Sem classificação',
  provisional: 'Ainda não oficial',
  open: 'Prova ainda em andamento',
  underWay: 'As medalhas estão sendo corrigidas.',
  latest: 'Últimas medalhas',
  emptyHint: 'As primeiras medalhas aparecem aqui assim que uma final for oficial.',
} as const;
