export const phrases = {
  name: 'Álbum de fotos',
  names: 'Álbumes de fotos',
  fields: {
    title: 'Título',
    description: 'Descripción',
    day: 'Día',
    discipline: 'Deporte',
    venue: 'Sede',
    photographer: 'Fotógrafo/a',
  },
} as const;
