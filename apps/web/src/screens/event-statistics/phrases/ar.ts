export const phrases = {
  title: 'الإحصاءات',
  titleOf: '{sport}: {event}، الإحصاءات',
  description: '{sport}، {event}: إحصاءات المسابقة كاملةً للفرق والرياضيين.',
  tournament: 'المسابقة كاملة',
  teams: 'الفرق',
  players: 'اللاعبون',
  athletes: 'الرياضيون',
  teamRanking: 'ترتيب الفرق',
  athleteRanking: 'ترتيب الرياضيين',
  empty: 'لا توجد إحصاءات لهذه المسابقة',
} as const;
