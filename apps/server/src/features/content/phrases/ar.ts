export const ar = {
  bulletinWords: 'نشرة',
  bulletin: 'نشرة {number}',
  bulletinHidden: 'توجد نشرة جديدة.',
};
