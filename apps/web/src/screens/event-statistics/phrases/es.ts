export const phrases = {
  title: 'Estadísticas',
  titleOf: '{sport}: {event}, estadísticas',
  description: '{sport}, {event}: las estadísticas de toda la prueba, por equipos y por deportistas.',
  tournament: 'Toda la prueba',
  teams: 'Equipos',
  players: 'Jugadores',
  athletes: 'Deportistas',
  teamRanking: 'Clasificación de equipos',
  athleteRanking: 'Clasificación de deportistas',
  empty: 'Esta prueba no tiene estadísticas',
} as const;
