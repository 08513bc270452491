export const phrases = {
  dismiss: 'Dismiss',
  label: 'Notice',
  more: 'More',
  readOnly: 'Read-only for now: you can see everything, but nothing can be saved.',
  rehearsal: 'Rehearsal: the results on these pages are made up and will be removed.',
} as const;
