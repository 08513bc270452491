export const phrases = {
  counter: 'Compteur de points',
  home: 'Domicile',
  away: 'Visiteur',
  plus: '{name} : un point de plus',
  minus: '{name} : un point de moins',
  undo: 'Annuler',
} as const;
