export const fr = {
  begin: 'Commencé',
  finish: 'Terminé',
  reopen: 'Rouvert',
  confirm: 'Confirmé',
  starters: 'Liste de départ modifiée',
  winner: 'Vainqueur indiqué',
  noWinner: 'Vainqueur selon le score',
  undo: 'Étape annulée',
  noMark: 'Marque supprimée',
  goal: 'But',
  order: 'Ordre',
} as const;
