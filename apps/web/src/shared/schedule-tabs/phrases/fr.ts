export const phrases = {
  label: 'Vues du programme',
  days: 'Jours',
  disciplines: 'Sports',
  grid: 'Vue d’ensemble',
  classification: 'Classement',
  day: 'Jour',
  event: 'Épreuve',
} as const;
