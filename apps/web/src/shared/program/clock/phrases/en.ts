export const phrases = {
  mine: 'All times are in your time zone ({zone})',
  toMine: 'Show in my time',
  toVenue: 'Show venue time ({zone})',
  yours: 'your time',
} as const;
