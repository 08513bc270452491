export const phrases = {
  name: 'Álbum de fotos',
  names: 'Álbuns de fotos',
  fields: {
    title: 'Título',
    description: 'Descrição',
    day: 'Dia',
    discipline: 'Modalidade',
    venue: 'Local',
    photographer: 'Fotógrafo(a)',
  },
} as const;
