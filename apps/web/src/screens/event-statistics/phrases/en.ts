export const phrases = {
  title: 'Statistics',
  titleOf: '{sport}: {event}, statistics',
  description: '{sport}, {event}: statistics for the whole event, by team and by athlete.',
  tournament: 'Whole event',
  teams: 'Teams',
  players: 'Players',
  athletes: 'Athletes',
  teamRanking: 'Team ranking',
  athleteRanking: 'Athlete ranking',
  empty: 'No statistics for this event',
} as const;
