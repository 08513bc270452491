export const fr = {
  bulletinWords: 'Bulletin',
  bulletin: 'Bulletin {number}',
  bulletinHidden: 'Il y a un nouveau bulletin.',
  pushType: {
    bulletin: 'Bulletins',
    notice: 'Annonces des organisateurs',
  },
};
