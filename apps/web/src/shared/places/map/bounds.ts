import type { PointAnswer } from '@podium/contract';

/** South-west and north-east corners of the bounding box of some points; undefined without points. */
export function boundsOf(points: readonly PointAnswer[]): [[number, number], [number, number]] | undefined {
  if (points.length === 0) return undefined;
  const [longitudes, latitudes] = [points.map((one) => one.longitude), points.map((one) => one.latitude)];
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
