export const phrases = {
  title: 'Épreuves et phases',
  noGender: 'Autres épreuves',
  openEvent: 'Voir l’épreuve',
  noUnits: 'Le programme de cette épreuve n’est pas encore publié',
  emptyHint: 'Les épreuves s’afficheront ici dès la publication du programme.',
  next: 'À suivre : {round}',
  today: 'aujourd’hui à {time}',
  tomorrow: 'demain à {time}',
} as const;
