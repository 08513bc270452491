export const phrases = {
  name: 'Notice',
  names: 'Notices',
  fields: {
    severity: 'Severity',
    text: 'Text',
    from: 'From',
    until: 'Until',
    link: 'Link',
  },
  words: {
    severity: {
      info: 'Information',
      warning: 'Important',
      danger: 'Danger',
    },
  },
} as const;
