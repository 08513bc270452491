export const phrases = {
  title: 'Tətbiqi quraşdırın',
  text: 'Əsas ekrandan, ayrıca pəncərədə açılır.',
  install: 'Quraşdır',
  ios: 'Paylaş düyməsinə toxunun, sonra “Əsas ekrana əlavə et” seçin.',
  installed: 'Tətbiq bu cihazda quraşdırılıb.',
  other: 'Brauzerin menyusunu açın və “Quraşdır” və ya “Əsas ekrana əlavə et” seçin.',
  notNow: 'İndi yox',
} as const;
