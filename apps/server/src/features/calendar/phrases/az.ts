export const az = {
  item: '{sport}: {event}, {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}, {location}',
  calendar: '{games}: {what}',
  medals: 'Medal yarışları',
};
