export const phrases = {
  dismiss: 'Dismiss',
  label: 'Notice',
  more: 'More',
} as const;
