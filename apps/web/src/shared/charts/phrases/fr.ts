export const phrases = {
  run: 'Évolution du score',
  ahead: '{name} devant',
  runText:
    'Plus grande avance : {home} {homeLead, number}, {away} {awayLead, number}. {changes, plural, =0 {La tête n’a jamais changé.} one {La tête a changé une fois.} many {La tête a changé # de fois.} other {La tête a changé # fois.}}',
  places: 'Places aux temps intermédiaires',
  fartherBack: 'Plus loin',
  asTable: 'En tableau',
  medals: 'Médailles par jour',
  medalRace: 'Places dans le tableau des médailles',
  medalRaceHint: 'Pour chaque jour, la place et, dessous, les médailles obtenues jusque-là.',
  chooseDelegation: 'Choisissez une délégation',
  day: 'Jour',
  soFar: 'Jusque-là',
  rank: 'Rang',
  medalsSoFar: 'Médailles',
  rose: 'monte',
  fell: 'descend',
} as const;
