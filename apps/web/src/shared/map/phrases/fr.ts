export const phrases = {
  open: 'Ouvrir la carte',
  close: 'Fermer la carte',
  label: 'Carte. Déplacez-la avec les flèches, zoomez avec plus et moins.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
} as const;
