export const phrases = {
  pdf: 'PDF',
  book: 'Livre des résultats (PDF)',
  openBook: 'Ouvrir le livre des résultats (PDF)',
  making: 'Préparation du PDF… {percent}',
  saved: 'Le livre des résultats est enregistré',
} as const;
