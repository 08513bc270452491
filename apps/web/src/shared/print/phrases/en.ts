export const phrases = {
  pdf: 'PDF',
  book: 'Results book (PDF)',
  openBook: 'Open the results book (PDF)',
  making: 'Preparing PDF… {percent}',
} as const;
