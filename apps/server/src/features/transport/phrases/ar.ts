export const ar = {
  lineWords: 'حافلة، الحافلة، خط',
  stopWords: 'محطة، موقف',
};
