export const phrases = {
  open: 'Ouvrir la carte',
  close: 'Fermer la carte',
  label: 'Carte. Déplacez-la avec les flèches, zoomez avec plus et moins.',
  cannotDraw: 'Ce navigateur ne peut pas afficher de cartes. La liste indique les mêmes lieux.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  views: 'Affichage',
  list: 'Liste',
  map: 'Carte',
} as const;
