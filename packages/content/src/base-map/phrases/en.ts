export const phrases = {
  name: 'Map of the city',
  names: 'Maps of the city',
  fields: {
    file: 'File',
    attribution: 'Credit for the map',
  },
  hints: {
    file: 'GeoJSON or PMTiles',
  },
} as const;
