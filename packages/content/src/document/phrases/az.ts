export const phrases = {
  name: 'Sənəd',
  names: 'Sənədlər',
  fields: {
    type: 'Sənədin növü',
    title: 'Başlıq',
    summary: 'Xülasə',
    discipline: 'İdman növü',
    event: 'Yarış növü',
    unit: 'Yarış',
    day: 'Gün',
    published: 'Tarix',
    priority: 'Əhəmiyyət',
    isPinned: 'Yuxarıda saxla',
    version: 'Versiya nömrəsi',
    replaces: 'Əvəz edir',
    files: 'Fayllar',
  },
  words: {
    type: {
      transport: 'Nəqliyyat',
      report: 'Hesabat',
      competition: 'Yarış',
      general: 'Ümumi',
    },
  },
} as const;
