export const phrases = {
  name: 'Mapa da cidade',
  names: 'Mapas da cidade',
  fields: {
    file: 'Arquivo',
    attribution: 'Crédito do mapa',
  },
  hints: {
    file: 'GeoJSON ou PMTiles',
  },
} as const;
