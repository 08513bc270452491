export const phrases = {
  offer: 'Gardez les Jeux sur ce téléphone pour les lieux sans réseau',
  notNow: 'Pas maintenant',
} as const;
