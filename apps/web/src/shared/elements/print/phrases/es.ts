export const phrases = {
  pdf: 'PDF',
  book: 'Libro de resultados (PDF)',
  openBook: 'Abrir el libro de resultados (PDF)',
  making: 'Preparando el PDF… {percent}',
  saved: 'Se guardó el libro de resultados',
} as const;
