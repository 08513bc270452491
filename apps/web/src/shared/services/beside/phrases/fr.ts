export const phrases = {
  label: 'Compétition choisie',
  open: 'Ouvrir cette compétition',
} as const;
