export const phrases = {
  name: 'Página de esporte seguro',
  names: 'Páginas de esporte seguro',
  fields: {
    title: 'Título',
    text: 'Texto',
    video: 'Vídeo',
    fallback: 'O mesmo filme em WebM ou MP4',
    captions: 'Legendas',
    poster: 'Imagem de capa',
    duration: 'Duração (segundos)',
    files: 'Arquivos',
  },
} as const;
