export const phrases = {
  name: 'Bulletin',
  names: 'Bulletins',
  fields: {
    number: 'Number',
    title: 'Title',
    published: 'Date and time',
    priority: 'Importance',
    isPinned: 'Pin to the top',
    text: 'Text',
    files: 'Files',
    replaces: 'Replaces',
    audience: 'Audience',
    discipline: 'Sport',
  },
  words: {
    audience: {
      everyone: 'Everyone',
      delegations: 'Delegations',
      athletes: 'Athletes',
      staff: 'Staff',
    },
  },
} as const;
