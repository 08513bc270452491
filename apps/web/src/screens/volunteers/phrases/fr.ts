export const phrases = {
  title: 'Bénévoles',
  intro: 'Qui aide pendant les Jeux, quelles sont leurs missions et comment les rejoindre.',
  empty: 'Pas encore de domaines de bénévolat',
  shifts: 'Créneaux',
  apply: 'Comment participer',
  form: 'Ouvrir le formulaire',
  contact: 'Contact pour les organisateurs et les bénévoles',
} as const;
