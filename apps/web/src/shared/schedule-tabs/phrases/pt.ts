export const phrases = {
  label: 'Modos de ver a programação',
  days: 'Dias',
  disciplines: 'Modalidades',
  grid: 'Visão geral',
  classification: 'Classificação',
  day: 'Dia',
  event: 'Prova',
} as const;
