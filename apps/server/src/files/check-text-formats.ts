import type { FileHandle } from 'node:fs/promises';
import { findActiveContent } from './active-pdf.ts';
import { refusedFile } from './refused-file.ts';

/** PDF readers tolerate bytes after the end marker, which some programs append. */
const PDF_TAIL_BYTES = 1024;

/** @throws ApiError 422 if the PDF has no end marker, or runs scripts or programs */
export async function checkPdf(handle: FileHandle, size: number): Promise<void> {
  const length = Math.min(PDF_TAIL_BYTES, size);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  if (!buffer.includes('%%EOF')) throw refusedFile('The PDF file is incomplete: it does not end with "%%EOF".');
  const { buffer: whole } = await handle.read(Buffer.alloc(size), 0, size, 0);
  if (findActiveContent(whole))
    throw refusedFile(
      'The PDF file contains JavaScript or starts a program. Print it to a new PDF, which has neither.',
    );
}

/** Geometry types that maps display; others are removed. */
const geometryTypes = new Set(['Point', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']);

/**
 * @returns the collection with the kind and geometry of each feature, and nothing else
 * @throws ApiError 422 if the file is not a GeoJSON feature collection
 */
export function cleanGeoJson(bytes: Uint8Array): string {
  let parsed: { type?: unknown; features?: unknown };
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as typeof parsed;
  } catch (error) {
    throw refusedFile(`The map is not valid JSON: ${(error as Error).message}.`);
  }
  if (parsed.type !== 'FeatureCollection' || !Array.isArray(parsed.features))
    throw refusedFile('The map is not a GeoJSON feature collection.');
  const features = (parsed.features as Feature[]).map((feature, index) => {
    const { geometry, properties } = feature ?? {};
    if (!geometry || !geometryTypes.has(geometry.type) || !isCoordinates(geometry.coordinates))
      throw refusedFile(`Feature ${index + 1} of the map has no valid geometry.`);
    const kind = typeof properties?.kind === 'string' ? properties.kind.slice(0, 40) : 'other';
    return {
      type: 'Feature',
      properties: { kind },
      geometry: { type: geometry.type, coordinates: geometry.coordinates },
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}
interface Feature {
  geometry?: { type: string; coordinates: unknown };
  properties?: { kind?: unknown };
}

/** Returns whether a value is an array of numbers, nested up to the depth of a geometry. */
const isCoordinates = (value: unknown, depth = 0): boolean =>
  Array.isArray(value)
    ? depth < 5 && value.length > 0 && value.every((item) => isCoordinates(item, depth + 1))
    : depth > 0 && typeof value === 'number' && Math.abs(value) <= 180;

const timing =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t]+[\w-]+:\S+)*[ \t]*$/u;

/** @throws ApiError 422 with the line of the first timing that players would ignore */
export function checkCaptions(bytes: Uint8Array): void {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusedFile('The captions are not encoded in UTF-8.');
  }
  refuseAddresses(text);
  const timings = text.split(/\r\n|\n|\r/u).flatMap((line, index) => (line.includes('-->') ? [{ line, index }] : []));
  if (timings.length === 0) throw refusedFile('The captions contain no cue, such as "00:01.000 --> 00:04.000".');
  const wrong = timings.find(({ line }) => !timing.test(line));
  if (wrong)
    throw refusedFile(`The timing in line ${wrong.index + 1} is invalid. Expected "00:01.000 --> 00:04.000".`, {
      line: wrong.index + 1,
    });
}

/**
 * Styles of captions may fetch pictures and fonts from anywhere, which would tell others who watches.
 *
 * @throws ApiError 422 with the line of the style block
 */
function refuseAddresses(text: string): void {
  let isStyle = false;
  let start = 0;
  for (const [index, line] of text.split(/\r\n|\n|\r/u).entries()) {
    if (line === '') isStyle = false;
    else if (/^STYLE[ \t]*$/u.test(line)) [isStyle, start] = [true, index + 1];
    // An escape may spell any of these words.
    else if (isStyle && /url\s*\(|image-set|@import|\\/iu.test(line))
      throw refusedFile(`The style in line ${start} fetches something from another address. Remove it.`, {
        line: start,
      });
  }
}
