export const phrases = {
  about:
    'Bu Oyunlar fayllardan gəlib. İdman obyekti, nümayəndə heyəti və yarış növlərini buraya əlavə edin: açıqlananda onlar əlavə olunur, fayllardakı hər şey qalır.',
  unknown: 'Fayllardan idxal edilmiş Oyunlar açıqdır və bu hazırlıq onları tanımır. Onu açıqlamaq mümkün olmayacaq.',
  begin: 'İdxal edilmiş Oyunlardan yenidən başla',
  events: '{count, plural, one {Fayllardan # yarış növü} other {Fayllardan # yarış növü}}',
  eventsAbout:
    'Onların yarışları və iştirakçıları fayllarda olduğu kimi qalır. Dəyişmək üçün faylı yenidən idxal edin.',
  import: 'Fayl idxal et',
} as const;
