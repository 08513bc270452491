export const phrases = {
  name: 'Mükafatlandırma',
  names: 'Mükafatlandırma',
  fields: {
    event: 'Yarış növü',
    start: 'Başlanğıc',
    venue: 'Obyekt',
    place: 'Dəqiq yer',
    presenters: 'Təqdim edənlər',
    state: 'Vəziyyət',
    note: 'Qeyd',
  },
  words: {
    state: {
      planned: 'Planlaşdırılan mərasim',
      called: 'Medalçılar çağırılıb',
      delivered: 'Medallar təqdim olunub',
    },
  },
  hints: {
    presenters: 'Hər sətirdə bir nəfər',
  },
} as const;
