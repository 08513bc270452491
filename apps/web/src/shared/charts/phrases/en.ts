export const phrases = {
  run: 'Score progression',
  ahead: '{name} ahead',
  runText:
    'Biggest lead: {home} {homeLead, number}, {away} {awayLead, number}. {changes, plural, =0 {The lead never changed hands.} one {The lead changed hands once.} other {The lead changed hands # times.}}',
  places: 'Positions along the way',
  fartherBack: 'Farther back',
  asTable: 'As a table',
  medals: 'Medals by day',
  medalRace: 'Positions in the medal table',
  medalRaceHint: 'The rank on each day, with all medals so far below it.',
  day: 'Day',
  soFar: 'So far',
} as const;
