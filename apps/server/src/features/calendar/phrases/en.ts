export const en = {
  item: '{sport}: {event}, {phase}',
  itemWithoutPhase: '{sport}: {name}',
  withResult: '{item} · {result}',
  unofficial: 'Unofficial: {result}',
  side: '{name} {score}',
  pair: '{first}, {second}',
  line: '{place}. {name}',
  place: '{venue}, {location}',
  calendar: '{games}: {what}',
  medals: 'Medal events',
  followed: 'What I follow',
  /** Texts for the unknown parts of a tentative item. */
  movedFrom: 'Originally {time}',
  awaits: {
    heat: 'Heat and lane to be announced with the start list',
    lane: 'Lane to be announced with the start list',
    startList: 'The start list hasn’t been published yet',
    draw: 'The draw hasn’t been published yet',
    opponent: 'Opponent to be determined',
  },
};
