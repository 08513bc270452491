export const phrases = {
  name: 'Mapa de la ciudad',
  names: 'Mapas de la ciudad',
  fields: {
    file: 'Archivo',
    attribution: 'Crédito del mapa',
  },
  hints: {
    file: 'GeoJSON o PMTiles',
  },
} as const;
