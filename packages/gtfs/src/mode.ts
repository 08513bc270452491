/** Means of transport, from the `route_type` of the standard and of its extension. */
export const modes = [
  'bus',
  'tram',
  'subway',
  'rail',
  'ferry',
  'cable',
  'gondola',
  'funicular',
  'trolleybus',
  'monorail',
  'coach',
  'taxi',
  'air',
  'other',
] as const;
export type Mode = (typeof modes)[number];

const basic: Readonly<Record<string, Mode>> = {
  '0': 'tram',
  '1': 'subway',
  '2': 'rail',
  '3': 'bus',
  '4': 'ferry',
  '5': 'cable',
  '6': 'gondola',
  '7': 'funicular',
  '11': 'trolleybus',
  '12': 'monorail',
};

/** Modes by hundreds of the code: 100 to 199 are railways. */
const extended: Readonly<Record<number, Mode>> = {
  1: 'rail',
  2: 'coach',
  3: 'rail',
  4: 'subway',
  5: 'subway',
  6: 'subway',
  7: 'bus',
  8: 'trolleybus',
  9: 'tram',
  10: 'ferry',
  11: 'air',
  12: 'ferry',
  13: 'gondola',
  14: 'funicular',
  15: 'taxi',
  16: 'other',
  17: 'other',
};

function findMode(routeType: string): Mode | undefined {
  if (!/^\d{1,4}$/.test(routeType)) return undefined;
  return basic[routeType] ?? extended[Math.floor(Number(routeType) / 100)];
}

export const isMode = (routeType: string): boolean => findMode(routeType) !== undefined;

export function transportMode(routeType: string): Mode {
  return findMode(routeType) ?? 'other';
}
