export const phrases = {
  title: 'Jours',
  description: 'Tous les jours des Jeux avec leurs épreuves, médailles et résultats.',
  rest: 'Pas de compétition',
  nextFirst: 'À venir d’abord',
  menu: 'Jours',
  menuHint: 'Ce qui s’est passé, jour par jour',
} as const;
