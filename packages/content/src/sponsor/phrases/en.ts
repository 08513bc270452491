export const phrases = {
  name: 'Sponsor',
  names: 'Sponsors',
  fields: {
    row: 'Group',
    name: 'Name',
    logo: 'Logo',
    logoDark: 'Logo for dark mode',
    web: 'Website',
  },
  words: {
    row: {
      master: 'Main sponsors',
      olympic: 'Olympic partners',
      'incentive-law': 'Sports incentive law',
    },
  },
} as const;
