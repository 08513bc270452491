export const fr = {
  bulletinWords: 'Bulletin',
  hospitalWords: 'Hôpital, clinique, médecin',
  hotelWords: 'Hôtel, hébergement',
  bulletin: 'Bulletin {number}',
  bulletinHidden: 'Il y a un nouveau bulletin.',
  pushType: {
    bulletin: 'Bulletins',
    notice: 'Avis de l’organisation',
  },
};
