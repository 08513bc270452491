export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'Voir l’épreuve',
  withoutPlace: 'Non classés',
  notYet: 'Pas encore de classement final',
  none: 'Pas de classement final',
  notYetHint: 'Il s’affichera quand le dernier résultat de l’épreuve sera officiel.',
  openPhases: 'Phases et résultats à ce jour',
} as const;
