export const phrases = {
  title: 'Tablolar',
  kind: {
    court: 'Meydançada yarış',
    venue: 'İdman obyektində gün',
    day: 'Bu gün',
    medals: 'Medal cədvəli',
    cup: 'Kubok',
    unit: 'Yarış',
    standing: 'Yarış növünün təsnifatı',
  },
  lost: 'Bağlantı yoxdur. Məlumatın yaşı: {age}',
};
