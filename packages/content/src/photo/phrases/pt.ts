export const phrases = {
  name: 'Foto',
  names: 'Fotos',
  fields: {
    album: 'Álbum de fotos',
    image: 'Imagem',
    caption: 'Legenda da foto',
    credit: 'Crédito',
    taken: 'Data da foto',
    unit: 'Disputa',
    people: 'Pessoas na imagem',
  },
  hints: {
    people: 'A foto só é pública se todas forem publicadas por completo.',
  },
} as const;
