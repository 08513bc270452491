export const phrases = {
  title: 'Jours',
  description: 'Tous les jours des Jeux avec leurs épreuves, médailles et résultats.',
  rest: 'Pas de compétition',
  coming: 'À venir',
  earlier: 'Jours précédents',
  finals: '{count, plural, one {# finale} many {# de finales} other {# finales}}',
  decided:
    '{won, number} sur {total, plural, one {# finale jouée} many {# de finales jouées} other {# finales jouées}}',
  allDecided: '{count, plural, one {# finale jouée} many {# de finales jouées} other {# finales jouées}}',
  menu: 'Résultats',
  menuHint: 'Ce qui s’est passé, jour par jour',
  menuOther: 'Aujourd’hui, jour, résultats du jour',
} as const;
