export const fr = {
  bulletinWords: 'Bulletin',
};
