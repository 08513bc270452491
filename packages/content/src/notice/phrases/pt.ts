export const phrases = {
  name: 'Aviso',
  names: 'Avisos',
  fields: {
    severity: 'Gravidade',
    text: 'Texto',
    from: 'De',
    until: 'Até',
    link: 'Link',
  },
  words: {
    severity: {
      info: 'Informação',
      warning: 'Importante',
      danger: 'Perigo',
    },
  },
} as const;
