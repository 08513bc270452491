export const phrases = {
  name: 'Partenaire',
  names: 'Partenaires',
  fields: {
    row: 'Groupe',
    name: 'Nom',
    logo: 'Logo',
    logoDark: 'Logo pour le mode sombre',
    web: 'Site web',
  },
  words: {
    row: {
      master: 'Partenaires principaux',
      olympic: 'Partenaires olympiques',
      'incentive-law': 'Loi d’encouragement au sport',
    },
  },
} as const;
