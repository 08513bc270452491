export const ar = {
  bulletinWords: 'نشرة',
  bulletin: 'نشرة {number}',
  bulletinHidden: 'توجد نشرة جديدة.',
  pushType: {
    bulletin: 'النشرات',
    notice: 'إعلانات المنظمين',
  },
};
