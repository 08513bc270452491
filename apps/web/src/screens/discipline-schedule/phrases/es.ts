export const phrases = {
  views: 'Vistas del programa',
  days: 'Por día',
  events: 'Por prueba',
  venues: 'Por sede',
  allDays: 'Todos los días',
  noEvent: 'Entrenamientos, reuniones y otros',
  noVenue: 'Sede por determinar',
  noneOnDay: 'Nada este día',
  emptyHint: 'El programa aparecerá aquí en cuanto se publique.',
  earlier: 'Antes, hoy: {count, number}',
} as const;
