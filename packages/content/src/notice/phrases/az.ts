export const phrases = {
  name: 'Elan',
  names: 'Elanlar',
  fields: {
    severity: 'Ciddilik',
    text: 'Mətn',
    from: 'Başlama',
    until: 'Son',
    link: 'Keçid',
  },
  words: {
    severity: {
      info: 'Məlumat',
      warning: 'Vacib',
      danger: 'Təhlükə',
    },
  },
} as const;
