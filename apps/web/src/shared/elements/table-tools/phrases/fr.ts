export const phrases = {
  menu: 'Copier ou enregistrer le tableau',
  copy: 'Copier le tableau',
  csv: 'Enregistrer en CSV',
  picture: 'Enregistrer en image',
  copied: 'Tableau copié',
  failed: 'Le tableau n’a pas pu être copié ni enregistré',
} as const;
