export const phrases = {
  name: 'Aula',
  names: 'Aulas',
  fields: {
    course: 'Curso',
    title: 'Título',
    text: 'Texto',
    minutes: 'Minutos',
    video: 'Vídeo',
    captions: 'Legendas',
    files: 'Arquivos',
  },
} as const;
