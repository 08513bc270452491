export const phrases = {
  name: 'Foto albomu',
  names: 'Foto albomları',
  fields: {
    title: 'Başlıq',
    description: 'Təsvir',
    day: 'Gün',
    discipline: 'İdman növü',
    venue: 'Obyekt',
    photographer: 'Fotoqraf',
  },
} as const;
