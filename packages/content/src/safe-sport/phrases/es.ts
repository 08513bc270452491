export const phrases = {
  name: 'Página de deporte seguro',
  names: 'Páginas de deporte seguro',
  fields: {
    title: 'Título',
    text: 'Texto',
    video: 'Video',
    captions: 'Subtítulos',
    poster: 'Imagen fija',
    duration: 'Duración (segundos)',
    files: 'Archivos',
  },
} as const;
