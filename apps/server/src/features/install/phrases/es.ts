export const es = {
  description: 'Programa, resultados y medallas de los Juegos',
  live: 'En vivo',
  medals: 'Medallas',
  schedule: 'Programa',
  help: 'Ayuda y deporte seguro',
  shotSchedule: 'El programa de un día',
  shotResult: 'Un resultado',
  shotMedals: 'El medallero',
  shotWide: 'Deportes por día',
};
