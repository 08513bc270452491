export const phrases = {
  label: 'Vistas do programa',
  days: 'Dias',
  disciplines: 'Modalidades',
  grid: 'Grade',
  classification: 'Classificação',
  day: 'Dia',
  event: 'Prova',
} as const;
