export const phrases = {
  name: 'Təhlükəsiz idman səhifəsi',
  names: 'Təhlükəsiz idman səhifələri',
  fields: {
    title: 'Başlıq',
    text: 'Mətn',
    video: 'Video',
    fallback: 'Eyni film WebM və ya MP4 formatında',
    captions: 'Altyazılar',
    poster: 'Örtük şəkli',
    duration: 'Müddət (saniyə)',
    files: 'Fayllar',
  },
} as const;
