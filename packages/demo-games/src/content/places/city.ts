/** A fictional city as GeoJSON: two crossing avenues, blocks, a lake, parks, and the grounds of the venues. */
import { venuePoints } from '../../places/venue-points.ts';

type Position = [longitude: number, latitude: number];

interface MapFeature {
  type: 'Feature';
  properties: { kind: string };
  geometry: { type: 'Polygon' | 'LineString'; coordinates: Position[] | Position[][] };
}

const round = ([longitude, latitude]: Position): Position => [
  Math.round(longitude * 1e5) / 1e5,
  Math.round(latitude * 1e5) / 1e5,
];
const area = (kind: string, ring: Position[]): MapFeature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!].map(round)] },
});
const line = (kind: string, path: Position[]): MapFeature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'LineString', coordinates: path.map(round) },
});
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** An ellipse with a wavy edge. @param wave amplitude; 0 for none */
const blob = ([longitude, latitude]: Position, [width, height]: [number, number], wave = 0): Position[] =>
  range(40).map((step) => {
    const angle = (step / 40) * 2 * Math.PI;
    const radius = 1 + wave * Math.sin(angle * 3 + 1) + (wave / 2) * Math.cos(angle * 5);
    return [longitude + Math.cos(angle) * width * radius, latitude + Math.sin(angle) * height * radius];
  });

const box = ([longitude, latitude]: Position, [width, height]: [number, number]): Position[] => [
  [longitude - width, latitude - height],
  [longitude + width, latitude - height],
  [longitude + width, latitude + height],
  [longitude - width, latitude + height],
];

/** The lake in the east, with an arm to the north. */
const lake: Position[] = [
  [-47.8352, -15.762],
  [-47.8255, -15.7705],
  [-47.829, -15.781],
  [-47.8222, -15.792],
  [-47.8262, -15.8045],
  [-47.8185, -15.817],
  [-47.8085, -15.829],
  [-47.796, -15.835],
  [-47.789, -15.815],
  [-47.797, -15.792],
  [-47.803, -15.77],
  [-47.812, -15.752],
  [-47.826, -15.748],
];

/** Avenues form an arc from north to south. */
const bow = (offset: number): Position[] =>
  range(25).map((step) => {
    const latitude = -15.74 - step * 0.0042;
    const bend = ((latitude + 15.79) / 0.05) ** 2 * 0.006;
    return [-47.882 + offset - bend, latitude];
  });

export function cityMap(): string {
  const features: MapFeature[] = [
    area('water', lake),
    area('park', blob([-47.9069, -15.8009], [0.011, 0.0085], 0.12)),
    area('park', blob([-47.9127, -15.8193], [0.009, 0.006], 0.18)),
    area('park', blob([-47.8662, -15.7622], [0.009, 0.0075], 0.1)),
    area('park', blob([-47.9025, -15.7832], [0.0085, 0.0065], 0.05)),
    area('park', blob([-47.8405, -15.802], [0.003, 0.011], 0.2)),
    ...range(9).map((index) => line('road', bow(-0.018 + index * 0.0045))),
    line('avenue', bow(0)),
    line('avenue', [
      [-47.935, -15.7905],
      [-47.9, -15.7922],
      [-47.882, -15.794],
      [-47.862, -15.7972],
      [-47.8415, -15.8012],
    ]),
    line('avenue', [
      [-47.8352, -15.755],
      [-47.8388, -15.772],
      [-47.8372, -15.79],
      [-47.8412, -15.806],
      [-47.8352, -15.822],
    ]),
    line('avenue', [
      [-47.902, -15.792],
      [-47.908, -15.815],
      [-47.915, -15.84],
      [-47.9172, -15.8697],
    ]),
    line('rail', [
      [-47.945, -15.812],
      [-47.918, -15.803],
      [-47.8828, -15.7942],
      [-47.868, -15.776],
      [-47.861, -15.75],
    ]),
  ];
  for (const row of range(22)) {
    const latitude = -15.744 - row * 0.0044;
    features.push(
      line(
        'road',
        range(9).map((step) => [
          -47.9015 + step * 0.0052 - ((latitude + 15.79) / 0.05) ** 2 * 0.006,
          latitude - step * 0.00006,
        ]),
      ),
    );
  }
  for (const row of range(21)) {
    for (const column of range(8)) {
      const latitude = -15.7462 - row * 0.0044;
      const longitude = -47.8982 + column * 0.0045 - ((latitude + 15.79) / 0.05) ** 2 * 0.006;
      if ((row * 7 + column * 3) % 5 === 0) continue;
      features.push(area('building', box([longitude, latitude], [0.0012, 0.0011])));
      if ((row + column) % 2 === 0)
        features.push(area('building', box([longitude + 0.0019, latitude + 0.0006], [0.0004, 0.0007])));
    }
  }
  for (const { latitude, longitude } of Object.values(venuePoints))
    features.push(area('venue', blob([longitude, latitude], [0.0011, 0.0009])));
  return JSON.stringify({ type: 'FeatureCollection', features });
}
