export const phrases = {
  name: 'خريطة المدينة',
  names: 'خرائط المدينة',
  fields: {
    file: 'الملف',
    attribution: 'مصدر الخريطة',
  },
  hints: {
    file: 'GeoJSON أو PMTiles',
  },
} as const;
