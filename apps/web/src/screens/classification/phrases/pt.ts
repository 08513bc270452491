export const phrases = {
  title: 'Classificação',
  description: 'Quem avança: grupos, chaves e classificações de cada prova.',
  descriptionOf: '{name}: grupos, chave e classificação.',
  finalRanking: 'Classificação final',
  rankingSoFar: 'Classificação parcial',
  results: 'Resultados até agora',
  allResults: 'Resultados',
  notStarted: 'Não começou',
  running: 'Em andamento',
  decided: 'Decidida',
  begins: 'Início: {time}',
  empty: 'Ainda não há nada publicado sobre esta prova',
} as const;
