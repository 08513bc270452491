export const phrases = {
  name: 'Avis',
  names: 'Avis',
  fields: {
    severity: 'Gravité',
    text: 'Texte',
    from: 'De',
    until: 'Jusqu’à',
    link: 'Lien',
  },
  words: {
    severity: {
      info: 'Information',
      warning: 'Important',
      danger: 'Danger',
    },
  },
} as const;
