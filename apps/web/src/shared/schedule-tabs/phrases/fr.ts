export const phrases = {
  label: 'Vues du programme',
  days: 'Jours',
  disciplines: 'Sports',
  grid: 'Tous les sports par jour',
  classification: 'Classement',
  day: 'Jour',
  event: 'Épreuve',
} as const;
