export const phrases = {
  breadcrumb: 'Fil d’Ariane',
  allEvents: 'Toutes les épreuves',
} as const;
