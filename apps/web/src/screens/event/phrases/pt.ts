export const phrases = {
  title: 'Provas',
  description: 'Uma prova do começo ao fim: da primeira série às medalhas.',
  descriptionOf: '{name}: todas as fases com horários e líderes, e os medalhistas.',
  phases: 'O caminho até as medalhas',
  current: 'Fase atual',
  ifNeeded: 'Se necessário',
  mine: 'Acompanhado',
  ranking: 'Classificação final',
  standings: 'Classificação',
  medals: 'Medalhas desta modalidade',
  noUnits: 'O programa desta prova ainda não foi publicado',
} as const;
