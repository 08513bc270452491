export const phrases = {
  label: 'Vues du programme',
  days: 'Jours',
  disciplines: 'Sports',
  grid: 'Aperçu',
  classification: 'Classement',
  day: 'Jour',
  event: 'Épreuve',
} as const;
