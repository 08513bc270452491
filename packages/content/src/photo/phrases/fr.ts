export const phrases = {
  name: 'Photo',
  names: 'Photos',
  fields: {
    album: 'Album photo',
    image: 'Image',
    caption: 'Légende',
    credit: 'Crédit',
    taken: 'Prise le',
    unit: 'Compétition',
    people: 'Personnes sur l’image',
  },
  hints: {
    people: 'La photo n’est publique que si toutes sont publiées en entier.',
  },
} as const;
