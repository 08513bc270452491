import type { Point } from '../places/point.ts';

const kilometersPerDegree = 111.2;
/** Roads are longer than the straight line, and shuttles wait at lights: 25 km/h in the city, more on long rides. */
const minutesPerKilometer = 2.4;
const stopMinutes = 1;

/** Whole minutes between two stops, including the time at the stop. */
export function rideMinutes(from: Point, to: Point): number {
  const north = (to.latitude - from.latitude) * kilometersPerDegree;
  const east = (to.longitude - from.longitude) * kilometersPerDegree * Math.cos((from.latitude * Math.PI) / 180);
  return Math.round(Math.hypot(north, east) * minutesPerKilometer) + stopMinutes;
}
