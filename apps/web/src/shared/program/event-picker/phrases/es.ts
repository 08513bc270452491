export const phrases = {
  sport: 'Deporte',
  event: 'Prueba',
  chooseSport: 'Elige un deporte',
  allSports: 'Todos los deportes',
  allEvents: 'Todas las pruebas',
  gender: 'Género',
  decided: 'Decidida',
} as const;
