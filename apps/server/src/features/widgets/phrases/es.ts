export const es = {
  events: 'Programa y resultados',
  medals: 'Medallero',
  live: 'En vivo',
  next: 'A continuación',
  latest: 'Últimos resultados',
  noEvents: 'No hay nada en el programa',
  noMedals: 'Aún no hay medallas',
  open: 'Abrir en Podium',
  rehearsal: 'Ensayo: estos resultados son inventados y se eliminarán.',
  asOf: 'Actualizado: {time}',
  rank: 'Puesto',
  delegation: 'Delegación',
};
