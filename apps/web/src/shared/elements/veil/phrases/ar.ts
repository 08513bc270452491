export const phrases = {
  hide: 'إخفاء النتائج',
  show: 'إظهار النتائج',
  hidden: 'النتائج مخفية',
  shown: 'النتائج ظاهرة',
  shownHere: 'النتائج ظاهرة في هذه الصفحة',
  showHere: 'إظهار النتائج في هذه الصفحة',
  hideAgain: 'إخفاء النتائج مجددًا',
  placeholder: 'مخفي',
};
