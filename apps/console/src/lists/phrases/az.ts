export const phrases = {
  filters: '{count, plural, =0 {Filtrlər} one {Filtrlər (#)} other {Filtrlər (#)}}',
  csv: 'CSV endir',
  more: 'Daha çox göstər',
  previousPage: 'Əvvəlki səhifə',
  nextPage: 'Növbəti səhifə',
  pageSize: 'Səhifədə sətir:',
  range: '{from}–{to} / {total}',
} as const;
