/** Formats of published files, recognized by their first bytes; names and declared types are ignored. */
import type { FilePurpose } from './words.ts';

export type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'image/avif'
  | 'image/svg+xml'
  | 'application/pdf'
  | 'application/geo+json'
  | 'application/vnd.pmtiles'
  | 'text/vtt'
  | 'video/mp4'
  | 'video/webm';

const MB = 1024 * 1024;

interface Format {
  name: string;
  /** Largest upload. */
  maxBytes: number;
  ending: string;
}

export const formats: Readonly<Record<MediaType, Format>> = {
  'image/jpeg': { name: 'JPEG', maxBytes: 20 * MB, ending: 'jpg' },
  'image/png': { name: 'PNG', maxBytes: 20 * MB, ending: 'png' },
  'image/webp': { name: 'WebP', maxBytes: 20 * MB, ending: 'webp' },
  'image/gif': { name: 'GIF', maxBytes: 20 * MB, ending: 'gif' },
  'image/avif': { name: 'AVIF', maxBytes: 20 * MB, ending: 'avif' },
  'image/svg+xml': { name: 'SVG', maxBytes: MB, ending: 'svg' },
  'application/pdf': { name: 'PDF', maxBytes: 30 * MB, ending: 'pdf' },
  'application/geo+json': { name: 'GeoJSON', maxBytes: 8 * MB, ending: 'geojson' },
  'application/vnd.pmtiles': { name: 'PMTiles', maxBytes: 200 * MB, ending: 'pmtiles' },
  'text/vtt': { name: 'WebVTT', maxBytes: MB, ending: 'vtt' },
  'video/mp4': { name: 'MP4', maxBytes: 200 * MB, ending: 'mp4' },
  'video/webm': { name: 'WebM', maxBytes: 200 * MB, ending: 'webm' },
};

const rasterTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type RasterType = (typeof rasterTypes)[number];
export const isRaster = (mediaType: string): mediaType is RasterType =>
  (rasterTypes as readonly string[]).includes(mediaType);

export const formatsByPurpose: Readonly<Record<FilePurpose, readonly MediaType[]>> = {
  photo: rasterTypes,
  logo: [...rasterTypes, 'image/svg+xml'],
  plan: [...rasterTypes, 'image/svg+xml'],
  document: ['application/pdf'],
  captions: ['text/vtt'],
  video: ['video/mp4', 'video/webm'],
  map: ['application/geo+json', 'application/vnd.pmtiles'],
};

/** Formats that only folders may contain: an item has one video, and iPhones play WebM only since iOS 17.4. */
const folderOnly: ReadonlySet<MediaType> = new Set(['video/webm']);

/** Formats that people may upload for a purpose: those that every supported browser shows. */
export const uploadFormats = (purpose: FilePurpose): readonly MediaType[] =>
  formatsByPurpose[purpose].filter((mediaType) => !folderOnly.has(mediaType));

/** Largest upload for a purpose, in any format. */
export const maxBytesFor = (purpose: FilePurpose): number =>
  Math.max(...formatsByPurpose[purpose].map((mediaType) => formats[mediaType].maxBytes));

/** Number of bytes that `sniffMediaType` needs. */
export const HEAD_BYTES = 1024;

/** Major brands of MP4 video that browsers play; QuickTime (`qt  `) is excluded. */
const mp4Brand = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|f4v )$/u;

/** @returns the format detected from the first bytes of a file */
export function sniffMediaType(head: Uint8Array): MediaType | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/u.test(text)) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (text.startsWith('ftyp', 4)) return isoMediaType(head, text);
  // The document type follows within the first element: 0x4282, length 4.
  if (text.startsWith('\x1aE\xdf\xa3'))
    return text.slice(0, 64).includes('\x42\x82\x84webm') ? 'video/webm' : undefined;
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.startsWith('PMTiles\x03')) return 'application/vnd.pmtiles';
  const plain = text.replace(/^\xef\xbb\xbf/u, '');
  if (/^WEBVTT(?:[ \t\r\n]|$)/u.test(plain)) return 'text/vtt';
  if (/^\s*\{[^]*FeatureCollection/u.test(plain)) return 'application/geo+json';
  if (/^\s*<(?:\?xml\s|!--|!DOCTYPE svg\b|svg[\s>])/u.test(plain)) return 'image/svg+xml';
  return undefined;
}

/** Files of the ISO base media format begin with the brands they conform to. */
function isoMediaType(head: Uint8Array, text: string): MediaType | undefined {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const [major = '', , ...compatible] = text.slice(8, Math.min(length, 128)).match(/[^]{4}/gu) ?? [];
  if ([major, ...compatible].some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif';
  return mp4Brand.test(major) ? 'video/mp4' : undefined;
}

/** Maximum number of pixels of an uploaded picture. */
export const imagePixels = {
  /** Formats other than JPEG, and JPEGs as stored. */
  stored: 16_000_000,
  /** A JPEG of a camera or phone. */
  jpeg: 50_000_000,
} as const;
