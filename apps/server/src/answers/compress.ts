import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { ownBytes } from '../ground/own-bytes.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Brotli level 5 takes 1 ms for a typical document. Level 11 takes 50 ms and saves a sixth, for content that does not
 * change. Level 7 is for pages, which have many readers.
 */
export async function compressBrotli(bytes: Buffer, quality: 5 | 7 | 11): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return ownBytes(await brotli(bytes, { params }));
}

export async function compressGzip(bytes: Buffer): Promise<Buffer> {
  return ownBytes(await zip(bytes, { level: 6 }));
}

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Clients send few distinct Accept-Encoding values, so each is parsed once. */
const understood = new LRUCache<string, Encoding>({ max: 200 });

/**
 * Chooses the accepted encoding with the highest quality value, and the smallest one on a tie; `q=0` excludes an
 * encoding.
 */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const cached = understood.get(accept);
  if (cached) return cached;
  const likings = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (encoding: Encoding): number => {
    const quality = likings.get(encoding) ?? (encoding === 'identity' ? undefined : likings.get('*'));
    // Uncompressed is always acceptable, but never preferred to an encoding that the client lists.
    return quality ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  };
  const best = encodings.reduce((a, b) => (liking(b) > liking(a) ? b : a));
  const encoding = liking(best) > 0 ? best : 'identity';
  understood.set(accept, encoding);
  return encoding;
}
