import type { PointAnswer } from '@podium/contract';

interface MaybePlaced {
  latitude: number | null;
  longitude: number | null;
}

/** The position of a venue or stop, if it is known. */
export const pointOf = ({ latitude, longitude }: MaybePlaced): PointAnswer | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
