export const phrases = {
  title: 'Résultats par jour',
  description: 'Tous les jours des Jeux avec leurs épreuves, médailles et résultats.',
  rest: 'Pas de compétition',
  nextFirst: 'À venir d’abord',
  menu: 'Résultats',
  menuHint: 'Ce qui s’est passé, jour par jour',
} as const;
