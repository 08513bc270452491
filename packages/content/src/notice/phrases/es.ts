export const phrases = {
  name: 'Aviso',
  names: 'Avisos',
  fields: {
    severity: 'Gravedad',
    text: 'Texto',
    from: 'Desde',
    until: 'Hasta',
    link: 'Enlace',
  },
  words: {
    severity: {
      info: 'Información',
      warning: 'Importante',
      danger: 'Peligro',
    },
  },
} as const;
