export const pt = {
  bulletinWords: 'Boletim',
};
