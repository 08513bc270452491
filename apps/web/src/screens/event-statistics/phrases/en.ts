export const phrases = {
  title: 'Statistics',
  titleOf: '{sport}: {event}, statistics',
  description: '{sport}, {event}: the figures of the whole event, of teams and athletes.',
  tournament: 'The whole event',
  teams: 'Teams',
  players: 'Players',
  athletes: 'Athletes',
  teamRanking: 'Ranking of teams',
  athleteRanking: 'Ranking of athletes',
  empty: 'No statistics for this event',
} as const;
