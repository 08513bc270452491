export const pt = {
  bulletinWords: 'Boletim',
  bulletin: 'Boletim {number}',
  bulletinHidden: 'Há um novo boletim.',
  pushType: {
    bulletin: 'Boletins',
    notice: 'Avisos da organização',
  },
};
