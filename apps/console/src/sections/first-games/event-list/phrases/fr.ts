export const phrases = {
  find: 'Chercher une épreuve',
  openAll: 'Tout ouvrir',
  foldAll: 'Tout replier',
  none: 'Aucune épreuve ne porte ce nom.',
  faulty: 'Correction nécessaire',
  drawn:
    '{entries, plural, one {# inscription} many {# d’inscriptions} other {# inscriptions}} · {contests, plural, one {# compétition} many {# de compétitions} other {# compétitions}}',
  entered: '{entries, plural, one {# inscription} many {# d’inscriptions} other {# inscriptions}}',
} as const;
