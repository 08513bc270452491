export const pt = {
  item: '{sport}: {event}, {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}, {location}',
  calendar: '{games}: {what}',
  medals: 'Provas com medalhas',
};
