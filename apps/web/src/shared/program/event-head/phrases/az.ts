export const phrases = {
  breadcrumb: 'Naviqasiya yolu',
  allEvents: 'Bütün yarış növləri',
} as const;
