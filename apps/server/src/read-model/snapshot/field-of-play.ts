import type { UnitInfo } from './unit-info.ts';

/** A field of play on one day, as units are grouped; undefined for a unit without one. */
export const fieldOfPlay = ({ locationId, day }: Pick<UnitInfo, 'locationId' | 'day'>): string | undefined =>
  locationId === undefined || day === '' ? undefined : `${day} ${locationId}`;
