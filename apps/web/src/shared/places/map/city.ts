import type { PointAnswer } from '@podium/contract';
import { boundsOf } from './bounds.ts';

type Position = readonly number[];

interface CityFeature {
  type: 'Feature';
  properties: { kind: string };
  geometry:
    | { type: 'Point'; coordinates: number[] }
    | { type: 'LineString'; coordinates: number[][] }
    | { type: 'MultiLineString' | 'Polygon'; coordinates: number[][][] }
    | { type: 'MultiPolygon'; coordinates: number[][][][] };
}

/** The map of a city as the server publishes it. */
export interface FeatureCollection {
  type: 'FeatureCollection';
  features: CityFeature[];
}

/** A drawing around a point, with north at the top. */
export interface Frame {
  center: PointAnswer;
  width: number;
  height: number;
  metersPerUnit: number;
}

/** A frame of the given size that contains all points, with a margin; undefined without points. */
export function frameAround(
  points: readonly PointAnswer[],
  { width, height }: Pick<Frame, 'width' | 'height'>,
): Frame | undefined {
  const bounds = boundsOf(points);
  if (!bounds) return undefined;
  const [[west, south], [east, north]] = bounds;
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const shrink = Math.cos((center.latitude * Math.PI) / 180);
  const horizontalMetersPerUnit = ((east - west) * shrink * meterPerDegree) / (width * 0.8);
  const verticalMetersPerUnit = ((north - south) * meterPerDegree) / (height * 0.8);
  return { center, width, height, metersPerUnit: Math.max(horizontalMetersPerUnit, verticalMetersPerUnit, 1) };
}

export interface Shape {
  kind: string;
  isArea: boolean;
  /** Data of an SVG path. */
  d: string;
}

const meterPerDegree = 111_195;

export function placeIn({ center, width, height, metersPerUnit }: Frame, { latitude, longitude }: PointAnswer) {
  const scale = meterPerDegree / metersPerUnit;
  const shrink = Math.cos((center.latitude * Math.PI) / 180);
  return {
    x: Math.round((width / 2 + (longitude - center.longitude) * shrink * scale) * 10) / 10,
    y: Math.round((height / 2 - (latitude - center.latitude) * scale) * 10) / 10,
  };
}

/** Areas precede lines, as in map layers. */
const order = ['park', 'water', 'building', 'venue', 'path', 'road', 'avenue', 'rail'];

/** The features of a city that are visible in a frame, in drawing order. */
export function cityShapes({ features }: FeatureCollection, frame: Frame): Shape[] {
  return features
    .flatMap(({ geometry, properties: { kind } }) => {
      const lines = linesOf(geometry).map((line) =>
        line.map(([longitude = 0, latitude = 0]) => placeIn(frame, { latitude, longitude })),
      );
      const seen = lines.filter((line) => isVisible(line, frame));
      if (seen.length === 0 || !order.includes(kind)) return [];
      const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
      // A hole must be drawn with its area, even if only one of them is visible.
      const d = (isArea ? lines : seen)
        .map((line) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}${isArea ? 'Z' : ''}`)
        .join('');
      return [{ kind, isArea, d }];
    })
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function linesOf(geometry: CityFeature['geometry']): Position[][] {
  switch (geometry.type) {
    case 'Point':
      return [];
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    default:
      return geometry.coordinates;
  }
}

function isVisible(line: readonly { x: number; y: number }[], { width, height }: Frame): boolean {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return Math.min(...xs) < width && Math.max(...xs) > 0 && Math.min(...ys) < height && Math.max(...ys) > 0;
}
