export const phrases = {
  title: 'Statistika',
  titleOf: '{sport}: {event}, statistika',
  description: '{sport}, {event}: bütün yarışın statistikası, komandalar və idmançılar üzrə.',
  tournament: 'Bütün yarış',
  teams: 'Komandalar',
  players: 'Oyunçular',
  athletes: 'İdmançılar',
  teamRanking: 'Komandaların sıralaması',
  athleteRanking: 'İdmançıların sıralaması',
  empty: 'Bu yarışın statistikası yoxdur',
} as const;
