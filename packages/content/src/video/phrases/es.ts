export const phrases = {
  name: 'Video',
  names: 'Videos',
  fields: {
    state: 'Estado',
    title: 'Título',
    description: 'Descripción',
    discipline: 'Deporte',
    unit: 'Competición',
    file: 'Archivo',
    fallback: 'La misma película en WebM o MP4',
    hls: 'Dirección de la transmisión (HLS)',
    external: 'Reproductor externo',
    captions: 'Subtítulos',
    poster: 'Imagen fija',
    start: 'Comienzo',
    end: 'Fin',
    duration: 'Duración (segundos)',
  },
  words: {
    state: {
      live: 'En vivo',
      upcoming: 'Próximamente',
      recorded: 'Grabado',
    },
  },
  hints: {
    file: 'Una sola fuente: archivo, transmisión o reproductor externo',
    external: 'Se abre solo después de un clic',
  },
} as const;
