export const phrases = {
  pdf: 'PDF',
  book: 'Nəticələr kitabı (PDF)',
  openBook: 'Nəticələr kitabını aç (PDF)',
  making: 'PDF hazırlanır… {percent}',
  saved: 'Nəticələr kitabı saxlanıldı',
} as const;
