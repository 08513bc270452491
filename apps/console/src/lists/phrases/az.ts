export const phrases = {
  csv: 'CSV endir',
  more: 'Daha çox göstər',
  previousPage: 'Əvvəlki səhifə',
  nextPage: 'Növbəti səhifə',
  pageSize: 'Səhifədə sətir:',
  range: '{from}–{to} / {total}',
} as const;
