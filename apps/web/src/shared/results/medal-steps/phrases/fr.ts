export const phrases = {
  title: 'Podium',
  exhibition: 'Démonstration : ces médailles ne comptent pas dans le tableau des médailles.',
  provisional: 'Pas encore officiel',
  correction: 'Le résultat a changé après l’attribution de ces médailles. Elles sont en cours d’examen.',
  noSilver: 'Pas de médaille d’argent.',
} as const;
