export const phrases = {
  dismiss: 'Masquer',
  label: 'Avis',
  more: 'En savoir plus',
  readOnly: 'Lecture seule pour le moment : vous pouvez tout consulter, mais rien ne peut être enregistré.',
} as const;
