/** A street map with a single tile that covers the world, as a PMTiles file: enough for a browser to draw. */

type Bytes = readonly number[];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const number = (field: number, value: number): number[] => [field * 8, ...varint(value)];
const bytes = (field: number, content: Bytes): number[] => [field * 8 + 2, ...varint(content.length), ...content];
const text = (field: number, value: string): number[] => bytes(field, [...Buffer.from(value)]);
const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);

const EXTENT = 4096;
const POINT = 1;
const POLYGON = 3;
const moveTo = (x: number, y: number): number[] => [9, zigzag(x), zigzag(y)];
/** Clockwise on the screen, like every outer ring. */
const fullTile = [...moveTo(0, 0), 26, zigzag(EXTENT), 0, 0, zigzag(EXTENT), zigzag(-EXTENT), 0, 15];
const middle = moveTo(EXTENT / 2, EXTENT / 2);

interface Layer {
  name: string;
  type: typeof POINT | typeof POLYGON;
  geometry: readonly number[];
  names?: Readonly<Record<string, string>>;
}

/** A layer with one feature. */
function layer({ name, type, geometry, names = {} }: Layer): number[] {
  const keys = Object.keys(names);
  const tags = keys.flatMap((_, index) => [index, index]);
  const feature = [...bytes(2, tags.flatMap(varint)), ...number(3, type), ...bytes(4, geometry.flatMap(varint))];
  return bytes(3, [
    ...number(15, 2),
    ...text(1, name),
    ...bytes(2, feature),
    ...keys.flatMap((key) => text(3, key)),
    ...Object.values(names).flatMap((value) => bytes(4, text(1, value))),
    ...number(5, EXTENT),
  ]);
}

/** Water everywhere, and a place on Null Island. @param names of the place, by property */
export function waterWorld(names: Readonly<Record<string, string>>): Buffer {
  const tile = Buffer.from([
    ...layer({ name: 'water', type: POLYGON, geometry: fullTile }),
    ...layer({ name: 'places', type: POINT, geometry: middle, names }),
  ]);
  const layers = ['water', 'places'].map((id) => ({ id, fields: {} }));
  const metadata = Buffer.from(JSON.stringify({ vector_layers: layers, attribution: 'Cartographers' }));
  // One entry: tile 0, run length 1, byte length, and offset plus one.
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1]);
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  let offset = header.length;
  for (const [at, { length }] of [
    [8, directory],
    [24, metadata],
    [40, Buffer.alloc(0)],
    [56, tile],
  ] as const) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at);
  // Clustered, uncompressed, vector tiles, zoom 0 only.
  header.set([1, 1, 1, 1, 0, 0], 96);
  for (const [at, degrees] of [
    [102, -180],
    [106, -85],
    [110, 180],
    [114, 85],
  ] as const)
    header.writeInt32LE(degrees * 1e7, at);
  return Buffer.concat([header, directory, metadata, tile]);
}
