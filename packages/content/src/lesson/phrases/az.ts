export const phrases = {
  name: 'Dərs',
  names: 'Dərslər',
  fields: {
    course: 'Kurs',
    title: 'Başlıq',
    text: 'Mətn',
    minutes: 'Dəqiqə',
    video: 'Video',
    captions: 'Altyazılar',
    files: 'Fayllar',
  },
} as const;
