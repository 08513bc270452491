export const phrases = {
  dismiss: 'Bağla',
  label: 'Elan',
  more: 'Ətraflı',
  readOnly: 'Hazırda yalnız baxış rejimidir: hər şeyə baxa bilərsiniz, lakin heç nə yadda saxlanılmır.',
  rehearsal: 'Sınaqdır: bu səhifələrdəki nəticələr uydurmadır və silinəcək.',
} as const;
