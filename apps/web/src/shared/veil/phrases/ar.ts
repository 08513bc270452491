export const phrases = {
  show: 'إظهار نتائج هذه الصفحة',
  hide: 'إخفاء النتائج مجددًا',
};
