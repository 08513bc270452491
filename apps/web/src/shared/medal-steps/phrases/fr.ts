export const phrases = {
  title: 'Podium',
  exhibition: 'Démonstration : ces médailles ne comptent pas au tableau des médailles.',
  provisional: 'Pas encore officiel',
} as const;
