export const phrases = {
  title: 'Ambassadeurs',
  menu: 'Ambassadeurs',
  menuHint: 'Athlètes et professeurs à rencontrer, jour après jour',
  menuOther: 'Vedettes, anciens athlètes',
  intro: 'Choisissez un jour et voyez quels athlètes et professeurs vous pouvez rencontrer.',
  days: 'Jours',
  count: '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
  empty: 'Aucun ambassadeur ce jour-là',
  next: 'Prochain : {day}',
  athletes: 'Athlètes',
  professors: 'Professeurs',
  about: 'En savoir plus',
} as const;
