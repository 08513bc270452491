export const fr = {
  item: '{sport} : {event}, {phase}',
  itemWithoutPhase: '{sport} : {name}',
  place: '{venue}, {location}',
  calendar: '{games} : {what}',
  medals: 'Épreuves à médailles',
};
