export const es = {
  bulletinWords: 'Circular, boletín',
};
