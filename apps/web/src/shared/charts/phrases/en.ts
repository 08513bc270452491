export const phrases = {
  run: 'Score progression',
  ahead: '{name} ahead',
  runText:
    'Biggest lead: {home} {homeLead, number}, {away} {awayLead, number}. {changes, plural, =0 {The lead never changed hands.} one {The lead changed hands once.} other {The lead changed hands # times.}}',
  places: 'Positions along the way',
  fartherBack: 'Farther back',
  asTable: 'View as table',
  medals: 'Medals by day',
  medalRace: 'Positions in the medal table',
  medalRaceHint: 'Rank at the end of each day; the medals won so far are underneath.',
  chooseDelegation: 'Choose a delegation',
  day: 'Day',
  soFar: 'So far',
  rank: 'Rank',
  medalsSoFar: 'Medals',
  rose: 'up',
  fell: 'down',
} as const;
