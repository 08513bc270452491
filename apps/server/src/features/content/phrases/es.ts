export const es = {
  bulletinWords: 'Circular, boletín',
  bulletin: 'Circular {number}',
  bulletinHidden: 'Hay una circular nueva.',
};
