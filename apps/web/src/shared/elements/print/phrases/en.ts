export const phrases = {
  pdf: 'PDF',
  book: 'Results book (PDF)',
  openBook: 'Open the results book (PDF)',
  making: 'Preparing PDF… {percent}',
  saved: 'The results book was saved',
} as const;
