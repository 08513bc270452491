export const phrases = {
  dismiss: 'Masquer',
  label: 'Avis',
  more: 'En savoir plus',
  readOnly: 'Lecture seule pour le moment : vous pouvez tout consulter, mais rien ne peut être enregistré.',
  rehearsal: 'Répétition : les résultats de ces pages sont fictifs et seront supprimés.',
} as const;
