export const phrases = {
  name: 'Dərs',
  names: 'Dərslər',
  fields: {
    course: 'Kurs',
    title: 'Başlıq',
    text: 'Mətn',
    minutes: 'Dəqiqə',
    video: 'Video',
    fallback: 'Eyni film WebM və ya MP4 formatında',
    captions: 'Altyazılar',
    files: 'Fayllar',
  },
} as const;
