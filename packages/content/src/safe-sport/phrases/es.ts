export const phrases = {
  name: 'Página de deporte seguro',
  names: 'Páginas de deporte seguro',
  fields: {
    title: 'Título',
    text: 'Texto',
    video: 'Video',
    fallback: 'La misma película en WebM o MP4',
    captions: 'Subtítulos',
    poster: 'Imagen fija',
    duration: 'Duración (segundos)',
    files: 'Archivos',
  },
} as const;
