export const phrases = {
  title: 'Səfirlər',
  menu: 'Səfirlər',
  menuHint: 'Gün-gün görüşə biləcəyiniz idmançılar və müəllimlər',
  menuOther: 'Ulduzlar, keçmiş idmançılar',
  intro: 'Gün seçin və hansı idmançı və müəllimlərlə görüşə biləcəyinizə baxın.',
  days: 'Günlər',
  count: '{count, plural, one {# nəfər} other {# nəfər}}',
  empty: 'Həmin gün səfir yoxdur',
  next: 'Növbəti: {day}',
  athletes: 'İdmançılar',
  professors: 'Müəllimlər',
  about: 'Ətraflı',
} as const;
