export const phrases = {
  label: 'Vues du programme',
  days: 'Jours',
  disciplines: 'Sports',
  grid: 'Calendrier',
  classification: 'Classement',
  day: 'Aujourd’hui',
  event: 'Épreuves',
} as const;
