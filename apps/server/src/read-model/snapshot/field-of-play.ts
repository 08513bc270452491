import type { UnitInfo } from './unit-info.ts';

/** Grouping key of a field of play on one day; undefined for a unit without one. */
export const fieldOfPlay = ({ locationId, day }: Pick<UnitInfo, 'locationId' | 'day'>): string | undefined =>
  locationId === undefined || day === '' ? undefined : `${day} ${locationId}`;
