export const ar = {
  item: '{sport}: {event}، {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}، {location}',
  calendar: '{games}: {what}',
  medals: 'منافسات الميداليات',
};
