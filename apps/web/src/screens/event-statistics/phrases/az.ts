export const phrases = {
  title: 'Statistika',
  titleOf: '{sport}: {event}, statistika',
  description: '{sport}, {event}: bütün yarış növünün statistikası, komandalar və idmançılar üzrə.',
  tournament: 'Bütün yarış növü',
  teams: 'Komandalar',
  players: 'Oyunçular',
  athletes: 'İdmançılar',
  teamRanking: 'Komandaların sıralaması',
  athleteRanking: 'İdmançıların sıralaması',
  empty: 'Bu yarış növünün statistikası yoxdur',
} as const;
