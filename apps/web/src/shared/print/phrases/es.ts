export const phrases = {
  pdf: 'PDF',
  book: 'Libro de resultados (PDF)',
  openBook: 'Abrir el libro de resultados (PDF)',
  making: 'Preparando el PDF… {percent}',
} as const;
