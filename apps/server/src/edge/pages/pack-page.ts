import { createHash } from 'node:crypto';
import { compressBrotli, compressGzip } from '../../answers/compress.ts';

export interface RenderedPage {
  status: number;
  headers: [string, string][];
  /** Policy sources of its inline scripts, such as `'sha256-…'`. */
  scripts: string[];
  hash: string;
  br: Uint8Array;
  gzip: Uint8Array;
  /** Uncompressed size (bytes). */
  length: number;
}

export async function packPage(
  html: string,
  page: Pick<RenderedPage, 'status' | 'headers' | 'scripts'>,
): Promise<RenderedPage> {
  const bytes = Buffer.from(html);
  const [br, gzip] = await Promise.all([compressBrotli(bytes, 7), compressGzip(bytes)]);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { ...page, hash, br, gzip, length: bytes.length };
}
