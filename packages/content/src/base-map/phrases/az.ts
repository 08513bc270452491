export const phrases = {
  name: 'Şəhər xəritəsi',
  names: 'Şəhər xəritələri',
  fields: {
    file: 'Fayl',
    attribution: 'Xəritənin müəllifi',
  },
  hints: {
    file: 'GeoJSON və ya PMTiles',
  },
} as const;
