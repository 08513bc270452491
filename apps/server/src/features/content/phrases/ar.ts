export const ar = {
  bulletinWords: 'نشرة',
  hospitalWords: 'مستشفى، عيادة، طبيب',
  hotelWords: 'فندق، إقامة',
  bulletin: 'نشرة {number}',
  bulletinHidden: 'توجد نشرة جديدة.',
  pushType: {
    bulletin: 'النشرات',
    notice: 'تنبيهات المنظمين',
  },
};
