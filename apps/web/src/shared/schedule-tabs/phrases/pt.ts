export const phrases = {
  label: 'Modos de ver a programação',
  days: 'Dias',
  disciplines: 'Modalidades',
  grid: 'Todas as modalidades por dia',
  classification: 'Classificação',
  day: 'Dia',
  event: 'Prova',
} as const;
