export const phrases = {
  name: 'Lección',
  names: 'Lecciones',
  fields: {
    course: 'Curso',
    title: 'Título',
    text: 'Texto',
    minutes: 'Minutos',
    video: 'Video',
    captions: 'Subtítulos',
    files: 'Archivos',
  },
} as const;
