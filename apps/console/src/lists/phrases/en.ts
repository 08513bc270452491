export const phrases = {
  filters: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  csv: 'Download CSV',
  more: 'Show more',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageSize: 'Rows per page:',
  range: '{from}–{to} of {total}',
} as const;
