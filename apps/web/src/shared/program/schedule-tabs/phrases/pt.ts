export const phrases = {
  label: 'Modos de ver a programação',
  days: 'Dias',
  disciplines: 'Modalidades',
  grid: 'Calendário',
  classification: 'Classificação',
  day: 'Hoje',
  event: 'Provas',
} as const;
