import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { ownBytes } from '../own-bytes.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli 5 is 1 ms for a usual document, 11 is 50 ms and a sixth smaller: that is for what does not change. 7 is for pages, which many read. */
export async function compressBrotli(bytes: Buffer, quality: 5 | 7 | 11): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return ownBytes(await brotli(bytes, { params }));
}

export async function compressGzip(bytes: Buffer): Promise<Buffer> {
  return ownBytes(await zip(bytes, { level: 6 }));
}

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** What clients say they accept comes in a few spellings; each is understood once. */
const understood = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding to answer with, of those that the client accepts the one it likes best, else the shortest; `q=0` refuses. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = understood.get(accept);
  if (known) return known;
  const likings = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (encoding: Encoding): number => {
    const said = likings.get(encoding) ?? (encoding === 'identity' ? undefined : likings.get('*'));
    // Unpacked bytes are always acceptable, but never better than what was asked for.
    return said ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  };
  const best = encodings.reduce((one, other) => (liking(other) > liking(one) ? other : one));
  const encoding = liking(best) > 0 ? best : 'identity';
  understood.set(accept, encoding);
  return encoding;
}
