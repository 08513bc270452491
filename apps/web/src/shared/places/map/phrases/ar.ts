export const phrases = {
  open: 'فتح الخريطة',
  close: 'إغلاق الخريطة',
  label: 'خريطة. حرّكها بالأسهم وكبّرها أو صغّرها بعلامتي زائد وناقص.',
  cannotDraw: 'لا يستطيع هذا المتصفح عرض الخرائط. تعرض القائمة الأماكن نفسها.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  views: 'طريقة العرض',
  list: 'القائمة',
  map: 'الخريطة',
  cluster:
    'تكبير: {count, plural, zero {# مكان} one {مكان واحد} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}} ({names})',
  kind: {
    venue: 'موقع',
    hotel: 'فندق',
    hospital: 'مستشفى',
    other: 'مكان آخر',
    stop: 'محطة',
    me: 'موقعك',
  },
  liveNow: 'مباشر',
  several: 'عدة أماكن',
} as const;
