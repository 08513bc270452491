export const ar = {
  bulletinWords: 'نشرة',
};
