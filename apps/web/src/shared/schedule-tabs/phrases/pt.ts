export const phrases = {
  label: 'Modos de ver a programação',
  days: 'Dias',
  disciplines: 'Esportes',
  grid: 'Resumo',
  classification: 'Classificação',
  day: 'Dia',
  event: 'Prova',
} as const;
