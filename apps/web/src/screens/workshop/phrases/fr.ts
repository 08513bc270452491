export const phrases = {
  counter: 'Compteur de points',
  home: 'Domicile',
  away: 'Extérieur',
  plus: '{name} : un point de plus',
  minus: '{name} : un point de moins',
  undo: 'Annuler',
} as const;
