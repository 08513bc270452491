import { athleticsMeasure } from './athletics-measure.ts';
import type { AthleticsMeasure } from './athletics-measure.ts';
import type { Better, MarkKind } from './mark.ts';

/** The measure that ranks an event of a sport that organizers name themselves: the most points, or the first place. */
export const ownMeasures = ['points', 'time', 'distance', 'height', 'places'] as const;
export type OwnMeasure = (typeof ownMeasures)[number];
export type EventMeasure = OwnMeasure | AthleticsMeasure;

/** Beginnings of the codes of events, after the gender. Names give codes without a period. */
const prefixes: readonly (readonly [OwnMeasure, string])[] = [
  ['time', 'T.'],
  ['distance', 'D.'],
  ['height', 'H.'],
  ['places', 'R.'],
];

/**
 * Returns whether organizers made a sport: its code is `X01` to `X99`, and no sport's definition ranks its events.
 */
export const isOwnSport = (discipline: string): boolean => /^X\d\d$/u.test(discipline);

/** The measure of an event by its code, in sports whose events differ; undefined in all others. */
export function codeMeasure(discipline: string, code: string): EventMeasure | undefined {
  if (discipline === 'ATH') return athleticsMeasure(code);
  if (!isOwnSport(discipline)) return undefined;
  return prefixes.find(([, prefix]) => code.startsWith(prefix))?.[0] ?? 'points';
}

/** The code of an event that is decided as chosen. @param nameCode capital letters and digits of the name */
export const ownCode = (measure: OwnMeasure, nameCode: string): string =>
  `${prefixes.find(([prefixed]) => prefixed === measure)?.[1] ?? ''}${nameCode}`;

/** Format and comparison of the marks of a measure. */
export const measureRules = {
  points: { mark: 'points', better: 'higher', decimals: 0 },
  time: { mark: 'time', better: 'lower', decimals: 2 },
  distance: { mark: 'distance', better: 'higher', decimals: 2 },
  height: { mark: 'distance', better: 'higher', decimals: 2 },
  places: { mark: 'rank', better: 'lower', decimals: 0 },
} as const satisfies Record<OwnMeasure, { mark: MarkKind; better: Better; decimals: number }>;
