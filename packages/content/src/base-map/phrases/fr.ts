export const phrases = {
  name: 'Plan de la ville',
  names: 'Plans de la ville',
  fields: {
    file: 'Fichier',
    attribution: 'Mention de la carte',
  },
  hints: {
    file: 'GeoJSON ou PMTiles',
  },
} as const;
