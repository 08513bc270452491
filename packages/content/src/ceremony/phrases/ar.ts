export const phrases = {
  name: 'تتويج',
  names: 'مراسم التتويج',
  fields: {
    event: 'المسابقة',
    start: 'البداية',
    venue: 'الموقع',
    place: 'المكان بالتحديد',
    presenters: 'مقدمو الميداليات',
    state: 'الحالة',
    note: 'ملاحظة',
  },
  words: {
    state: {
      planned: 'مراسم مقررة',
      called: 'استدعاء الفائزين',
      delivered: 'سُلّمت الميداليات',
    },
  },
  hints: {
    presenters: 'شخص واحد في كل سطر',
  },
} as const;
