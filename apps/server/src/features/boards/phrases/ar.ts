export const phrases = {
  title: 'لوحات العرض',
  kind: {
    court: 'المنافسة في ملعب',
    venue: 'اليوم في موقع',
    day: 'اليوم',
    medals: 'جدول الميداليات',
    cup: 'الكأس',
    unit: 'المنافسة',
    standing: 'ترتيب المسابقة',
  },
  lost: 'لا يوجد اتصال. عمر هذه البيانات: {age}',
};
