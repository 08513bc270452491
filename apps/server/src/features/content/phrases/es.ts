export const es = {
  bulletinWords: 'Circular, boletín',
  bulletin: 'Circular {number}',
  bulletinHidden: 'Hay una circular nueva.',
  pushType: {
    bulletin: 'Circulares',
    notice: 'Avisos de la organización',
  },
};
