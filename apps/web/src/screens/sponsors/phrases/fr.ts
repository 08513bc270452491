export const phrases = {
  title: 'Partenaires',
  menu: 'Partenaires',
  menuHint: 'Les entreprises qui rendent les Jeux possibles',
  menuOther: 'Partenaires, soutiens',
  empty: 'Pas encore de partenaires',
  newWindow: '(s’ouvre dans une nouvelle fenêtre)',
  row: {
    master: 'Partenaires olympiques nationaux majeurs',
    olympic: 'Partenaires olympiques nationaux',
    'incentive-law': 'Loi d’encouragement au sport',
  },
} as const;
