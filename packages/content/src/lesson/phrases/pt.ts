export const phrases = {
  name: 'Aula',
  names: 'Aulas',
  fields: {
    course: 'Curso',
    title: 'Título',
    text: 'Texto',
    minutes: 'Minutos',
    video: 'Vídeo',
    fallback: 'O mesmo filme em WebM ou MP4',
    captions: 'Legendas',
    files: 'Arquivos',
  },
} as const;
