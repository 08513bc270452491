export const phrases = {
  run: 'Run of the score',
  ahead: '{name} ahead',
  runText:
    'Biggest lead: {home} {homeLead, number}, {away} {awayLead, number}. {changes, plural, =0 {The lead never changed hands.} one {The lead changed hands once.} other {The lead changed hands # times.}}',
  places: 'Places on the way',
  fartherBack: 'Farther back',
  asTable: 'As a table',
  medals: 'Medals by day',
  medalRace: 'Places in the medal table',
  medalRaceHint: 'For each day the place, and below it all medals so far.',
  day: 'Day',
  soFar: 'So far',
} as const;
