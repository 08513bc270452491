export const phrases = {
  name: 'Página de esporte seguro',
  names: 'Páginas de esporte seguro',
  fields: {
    title: 'Título',
    text: 'Texto',
    video: 'Vídeo',
    captions: 'Legendas',
    poster: 'Imagem de capa',
    duration: 'Duração (segundos)',
    files: 'Arquivos',
  },
} as const;
