export const phrases = {
  title: 'Épreuves',
  description: 'Une épreuve de bout en bout : de la première série aux médailles.',
  descriptionOf: '{name} : toutes les phases avec leurs horaires et leurs leaders, et les médaillés.',
  phases: 'Le chemin vers les médailles',
  current: 'Phase en cours',
  ifNeeded: 'Si nécessaire',
  mine: 'Suivi',
  ranking: 'Classement final',
  standings: 'Classement',
  medals: 'Médailles de ce sport',
  noUnits: 'Le programme de cette épreuve n’est pas encore publié',
} as const;
