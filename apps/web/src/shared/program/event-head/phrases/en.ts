export const phrases = {
  breadcrumb: 'Breadcrumb',
  allEvents: 'All events',
} as const;
