export const phrases = {
  label: 'Modos de ver a programação',
  days: 'Dias',
  disciplines: 'Modalidades',
  grid: 'Grade',
  classification: 'Classificação',
  day: 'Dia',
  event: 'Prova',
} as const;
