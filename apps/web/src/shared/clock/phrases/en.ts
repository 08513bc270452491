export const phrases = {
  mine: 'All times are on your clock ({zone})',
  toMine: 'Show my time',
  toVenue: 'Show venue time ({zone})',
  yours: 'your time',
} as const;
