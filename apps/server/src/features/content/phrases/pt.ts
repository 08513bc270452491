export const pt = {
  bulletinWords: 'Boletim',
  bulletin: 'Boletim {number}',
  bulletinHidden: 'Há um novo boletim.',
};
