export const phrases = {
  pdf: 'PDF',
  book: 'Livro de resultados (PDF)',
  openBook: 'Abrir o livro de resultados (PDF)',
  making: 'Preparando o PDF… {percent}',
  saved: 'O livro de resultados foi salvo',
} as const;
