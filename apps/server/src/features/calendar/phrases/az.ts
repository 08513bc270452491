export const az = {
  item: '{sport}: {event}, {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}, {location}',
  calendar: '{games}: {what}',
  medals: 'Medal yarışları',
  awaits: {
    heat: 'İlkin yarış və zolaq start siyahısı dərc olunanda bəlli olacaq',
    lane: 'Zolaq start siyahısı dərc olunanda bəlli olacaq',
    startList: 'Start siyahısı hələ dərc olunmayıb',
    draw: 'Püşkatmanın nəticəsi hələ dərc olunmayıb',
    opponent: 'Rəqib hələ bəlli deyil',
  },
};
