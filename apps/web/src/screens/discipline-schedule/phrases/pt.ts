export const phrases = {
  views: 'Modos de ver a programação',
  days: 'Por dia',
  events: 'Por prova',
  venues: 'Por local',
  allDays: 'Todos os dias',
  noEvent: 'Treinos, reuniões e outros',
  noVenue: 'Local a definir',
  noneOnDay: 'Nada neste dia',
  emptyHint: 'A programação aparece aqui assim que for publicada.',
  earlier: 'Mais cedo hoje: {count, number}',
} as const;
