export const phrases = {
  name: 'Təhlükəsiz idman səhifəsi',
  names: 'Təhlükəsiz idman səhifələri',
  fields: {
    title: 'Başlıq',
    text: 'Mətn',
    video: 'Video',
    captions: 'Altyazılar',
    poster: 'Örtük şəkli',
    duration: 'Müddət (saniyə)',
    files: 'Fayllar',
  },
} as const;
