export const phrases = {
  offer: 'Gardez les Jeux sur cet appareil pour les lieux sans réseau',
  notNow: 'Pas maintenant',
} as const;
