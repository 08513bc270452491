export const phrases = {
  views: 'Vista de las medallas',
  events: 'Por prueba',
  gender: 'Por género',
  division: 'Por división',
  table: 'Medallero',
  noDivisions: 'Este deporte no tiene divisiones',
} as const;
