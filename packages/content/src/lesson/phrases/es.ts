export const phrases = {
  name: 'Lección',
  names: 'Lecciones',
  fields: {
    course: 'Curso',
    title: 'Título',
    text: 'Texto',
    minutes: 'Minutos',
    video: 'Video',
    fallback: 'La misma película en WebM o MP4',
    captions: 'Subtítulos',
    files: 'Archivos',
  },
} as const;
