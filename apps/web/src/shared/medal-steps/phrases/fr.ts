export const phrases = {
  title: 'Podium',
  exhibition: 'Démonstration : ces médailles ne comptent pas dans le tableau des médailles.',
  provisional: 'Pas encore officiel',
  noSilver: 'Pas de médaille d’argent.',
} as const;
