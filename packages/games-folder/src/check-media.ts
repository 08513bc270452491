import type { FilePurpose } from '@podium/content';
import type { Column } from './column.ts';
import type { FolderCheck } from './folder-check.ts';
import type { FolderSource } from './folder-source.ts';
import { leavesFolder } from './folder-source.ts';
import { mediaTypeOf } from './media-type.ts';
import { quoted } from './problems.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';

const megabyte = 1024 * 1024;

/** Largest file for each purpose, in megabytes, and what it must be. */
const purposes: Readonly<Record<FilePurpose, { most: number; expected: string; types: readonly string[] }>> = {
  photo: { most: 20, expected: 'JPG, PNG or WebP', types: ['image/jpeg', 'image/png', 'image/webp'] },
  logo: {
    most: 20,
    expected: 'SVG, JPG, PNG or WebP',
    types: ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp'],
  },
  plan: {
    most: 20,
    expected: 'SVG, JPG, PNG or WebP',
    types: ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp'],
  },
  document: { most: 30, expected: 'PDF', types: ['application/pdf'] },
  captions: { most: 2, expected: 'WebVTT', types: ['text/vtt'] },
  map: { most: 200, expected: 'GeoJSON or PMTiles', types: ['application/geo+json', 'application/vnd.pmtiles'] },
  video: { most: 200, expected: 'MP4 or WebM', types: ['video/mp4', 'video/webm'] },
};

/** The bytes of a path inside `content/`. */
export const contentBytes = (source: FolderSource, path: string): Uint8Array | undefined =>
  source.files.get(`content/${path}`);

/** Checks that a file of content is there and of the right type; the file store checks the rest. */
export function checkMedia(
  check: FolderCheck,
  { type }: Column,
  value: string,
): { code: ProblemCode; params: ProblemParams } | undefined {
  if (type.kind !== 'media') return undefined;
  if (leavesFolder(value)) return { code: 'E104', params: { form: 'path-leaves' } };
  if (check.source.links.has(`content/${value}`)) return { code: 'E104', params: { form: 'path-link' } };
  const bytes = contentBytes(check.source, value);
  if (!bytes) return { code: 'E104', params: { form: 'path-missing', value: quoted(value) } };
  const { most, expected, types } = purposes[type.purpose];
  if (bytes.length > most * megabyte) {
    const size = Math.ceil(bytes.length / megabyte);
    return { code: 'E103', params: { form: 'media-too-large', size, limit: most, expected } };
  }
  return types.includes(contentMediaType(bytes) ?? '')
    ? undefined
    : { code: 'E305', params: { form: 'not-content-media', expected } };
}

/** The media type by the first bytes. */
function contentMediaType(bytes: Uint8Array): string | undefined {
  const known = mediaTypeOf(bytes);
  if (known !== undefined) return known;
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.slice(4, 8) === 'ftyp') return 'video/mp4';
  if (start.startsWith('\u001A\u0045\u00DF\u00A3')) return 'video/webm';
  if (/^(\u00EF\u00BB\u00BF)?WEBVTT/.test(start)) return 'text/vtt';
  if (start.startsWith('PMTiles\u0003')) return 'application/vnd.pmtiles';
  if (/^\s*\{/.test(start) && start.includes('FeatureCollection')) return 'application/geo+json';
  return /<svg[\s>]/.test(start) ? 'image/svg+xml' : undefined;
}
