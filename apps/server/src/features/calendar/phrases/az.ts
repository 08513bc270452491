export const az = {
  item: '{sport}: {event}, {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}, {location}',
  calendar: '{games}: {what}',
  medals: 'Medal yarışları',
  followed: 'İzlədiklərim',
  movedFrom: 'İlkin vaxt: {time}',
  awaits: {
    heat: 'İlkin yarış və zolaq start siyahısı açıqlananda bəlli olacaq',
    lane: 'Zolaq start siyahısı açıqlananda bəlli olacaq',
    startList: 'Start siyahısı hələ açıqlanmayıb',
    draw: 'Püşkatmanın nəticəsi hələ açıqlanmayıb',
    opponent: 'Rəqib hələ bəlli deyil',
  },
};
