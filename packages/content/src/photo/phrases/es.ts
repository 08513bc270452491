export const phrases = {
  name: 'Foto',
  names: 'Fotos',
  fields: {
    album: 'Álbum de fotos',
    image: 'Imagen',
    caption: 'Pie de foto',
    credit: 'Crédito',
    taken: 'Fecha de la toma',
    unit: 'Competición',
    people: 'Personas en la imagen',
  },
  hints: {
    people: 'La foto es pública solo si todas se publican por completo.',
  },
} as const;
