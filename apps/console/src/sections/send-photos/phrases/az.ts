export const phrases = {
  menu: 'Foto göndər',
  title: 'Foto göndər',
  about:
    'Bir neçəsini birdən seçin. Redaktor açıqlayana qədər onlar qaralamadır; yalnız məlumatları tam açıq olan insanların fotoları açıqlanır.',
  album: 'Albom',
  newAlbum: 'Yeni albom: {day}',
  credit: 'Fotoqraf',
  caption: 'Fotolarda nə var?',
  captionHint: 'Seçilmiş bütün fotolar üçün. Sonra hər biri üçün ayrıca yazmaq olar.',
  choose: 'Foto seç',
  progress: '{done, number} / {all, number} göndərildi',
  failed: '{count, plural, one {# foto göndərilmədi.} other {# foto göndərilmədi.}}',
  next: 'Onlar qaralama kimi gözləyir.',
  list: 'Bütün fotolar',
  state: {
    waiting: 'növbədə',
    sending: 'göndərilir…',
    done: 'göndərildi',
    failed: 'göndərilmədi',
  },
} as const;
