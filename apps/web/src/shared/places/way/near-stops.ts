import { walkMinutes, walkableMeters } from '@podium/games';
import type { PointAnswer, TransportStop } from '@podium/contract';
import { nearestFirst } from '../place/distance.ts';
import { pointOf } from '../place/point-of.ts';

export interface NearStop {
  stop: TransportStop;
  meters: number;
  /** Minutes on foot. */
  walk: number;
}

/** Enough to offer a choice of lines; each line is a document to load. */
const maxStops = 4;
/** Stops whose departures a page shows. */
export const maxNearest = 2;

/** The stops within a walk of a point, nearest first. */
export const nearStops = (stops: readonly TransportStop[], point: PointAnswer): NearStop[] =>
  nearestFirst(
    stops.map((stop) => ({ stop, point: pointOf(stop) })),
    point,
  )
    .flatMap(({ stop, away }) =>
      away !== undefined && away <= walkableMeters ? [{ stop, meters: away, walk: walkMinutes(away) }] : [],
    )
    .slice(0, maxStops);

/** Ids of the lines that stop near both the start and the destination, at most `max`. */
export function sharedLines(start: readonly NearStop[], destination: readonly NearStop[], max: number): string[] {
  const there = new Set(destination.flatMap(({ stop }) => stop.lines));
  return [...new Set(start.flatMap(({ stop }) => stop.lines))].filter((line) => there.has(line)).slice(0, max);
}
