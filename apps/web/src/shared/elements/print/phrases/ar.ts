export const phrases = {
  pdf: 'PDF',
  book: 'كتاب النتائج (PDF)',
  openBook: 'فتح كتاب النتائج (PDF)',
  making: 'جارٍ إعداد ملف PDF… {percent}',
  saved: 'حُفظ كتاب النتائج',
} as const;
