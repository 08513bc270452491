export const fr = {
  item: '{sport}\u00a0: {event}, {phase}',
  itemWithoutPhase: '{sport}\u00a0: {name}',
  place: '{venue}, {location}',
  calendar: '{games}\u00a0: {what}',
  medals: 'Épreuves à médailles',
};
