import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownBytes } from '../own-bytes.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli 5 is 1 ms for a usual document, 11 is 50 ms and a sixth smaller: the second is for what does not change. */
export async function compressBrotli(bytes: Buffer, quality: 5 | 11): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return ownBytes(await brotli(bytes, { params }));
}

export async function compressGzip(bytes: Buffer): Promise<Buffer> {
  return ownBytes(await zip(bytes, { level: 6 }));
}

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The encoding to answer with: brotli, gzip, or none, by what the client accepts; `q=0` refuses. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  for (const wanted of ['br', 'gzip'] as const) {
    const at = accept.indexOf(wanted);
    if (at !== -1 && !/^[a-z]*\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accept.slice(at))) return wanted;
  }
  return 'identity';
}
