export const phrases = {
  name: 'Xüsusi mükafat',
  names: 'Xüsusi mükafatlar',
  fields: {
    name: 'Mükafatın adı',
    discipline: 'İdman növü',
    event: 'Yarış növü',
    day: 'Gün',
    people: 'Mükafat alan şəxslər',
    teams: 'Mükafat alan komandalar',
    delegations: 'Mükafat alan nümayəndə heyətləri',
    reason: 'Səbəb',
    start: 'Təqdimat vaxtı',
    venue: 'Obyekt',
    place: 'Dəqiq yer',
    presenters: 'Təqdim edənlər',
  },
  hints: {
    name: 'Ən yaxşı qapıçı, ədalətli oyun, …',
    discipline: 'Bütün Oyunların mükafatıdırsa, boş qalır',
    presenters: 'Hər sətirdə bir nəfər',
  },
} as const;
