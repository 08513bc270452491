export const phrases = {
  csv: 'Download CSV',
  more: 'Show more',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageSize: 'Rows per page:',
  range: '{from}–{to} of {total}',
} as const;
