export const phrases = {
  name: 'Video',
  names: 'Videolar',
  fields: {
    state: 'Vəziyyət',
    title: 'Başlıq',
    description: 'Təsvir',
    discipline: 'İdman növü',
    unit: 'Yarış',
    file: 'Fayl',
    fallback: 'Eyni film WebM və ya MP4 formatında',
    hls: 'Yayımın ünvanı (HLS)',
    external: 'Xarici pleyer',
    captions: 'Altyazılar',
    poster: 'Örtük şəkli',
    start: 'Başlanğıc',
    end: 'Son',
    duration: 'Müddət (saniyə)',
  },
  words: {
    state: {
      live: 'Canlı',
      upcoming: 'Tezliklə',
      recorded: 'Videoyazı',
    },
  },
  hints: {
    file: 'Yalnız bir mənbə: fayl, yayım və ya xarici pleyer',
    external: 'Yalnız klikdən sonra açılır',
  },
} as const;
