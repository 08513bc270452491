import type { FileHandle } from 'node:fs/promises';
import { refusedFile } from './refused-file.ts';

/** Size of the header in version 3 of the format. */
const HEADER_BYTES = 127;
/** Position in the header of the offset and length of each part, 8 bytes each. */
const parts = { 'root directory': 8, metadata: 24, 'leaf directories': 40, 'tile data': 56 } as const;
const TILE_TYPE_AT = 99;
const VECTOR_TILES = 1;

/** @throws ApiError 422 if the file is truncated, or contains raster instead of vector tiles */
export async function checkPmtiles(handle: FileHandle, size: number): Promise<void> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  if (bytesRead < HEADER_BYTES) throw refusedFile('The PMTiles file is incomplete: its header has 127 bytes.');
  for (const [name, offset] of Object.entries(parts)) {
    if (buffer.readBigUInt64LE(offset) + buffer.readBigUInt64LE(offset + 8) > BigInt(size))
      throw refusedFile(`The PMTiles file is incomplete: its ${name} end after byte ${size}.`);
  }
  if (buffer[TILE_TYPE_AT] !== VECTOR_TILES) throw refusedFile('The PMTiles file does not contain vector tiles (MVT).');
}
