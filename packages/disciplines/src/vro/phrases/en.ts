export const en = {
  name: 'Virtual rowing',
  machine: 'Machine',
  strokeRate: 'Strokes a minute',
  strokeRateShort: 'Rate',
  pace: 'Time per 500 m',
  power: 'Power, W',
} as const;
