export const phrases = {
  name: 'Səfir',
  names: 'Səfirlər',
  fields: {
    type: 'Proqramdakı rolu',
    name: 'Ad',
    person: 'Oyunların iştirakçısı',
    sport: 'İdman növü',
    delegation: 'Nümayəndə heyəti',
    role: 'Bir sətirdə təqdimat',
    biography: 'Tərcümeyi-hal',
    days: 'Mövcud günlər',
    from: 'Başlama',
    until: 'Son',
    venue: 'Obyekt',
    place: 'Yer',
    photo: 'Foto',
  },
  words: {
    type: {
      athlete: 'İdmançı',
      professor: 'Müəllim',
    },
  },
  hints: {
    person: 'Ad və fotoya onun açıqlanma səviyyəsi tətbiq olunur.',
  },
} as const;
