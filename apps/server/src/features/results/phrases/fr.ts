export const fr = {
  begin: 'Début',
  finish: 'Terminé',
  reopen: 'Rouvert',
  confirm: 'Résultat confirmé',
  starters: 'Liste de départ modifiée',
  winner: 'Vainqueur indiqué',
  noWinner: 'Vainqueur selon le score',
  undo: 'Étape annulée',
  noMark: 'Marque supprimée',
  goal: 'But',
  order: 'Ordre de départ',
} as const;
