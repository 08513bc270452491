export const es = {
  item: '{sport}: {event}, {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}, {location}',
  calendar: '{games}: {what}',
  medals: 'Pruebas con medallas',
};
