export const phrases = {
  sport: 'Deporte',
  event: 'Prueba',
  chooseSport: 'Elige un deporte',
  allEvents: 'Todas las pruebas',
  gender: 'Género',
  decided: 'Decidida',
} as const;
