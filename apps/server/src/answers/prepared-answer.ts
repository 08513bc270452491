import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ownBytes } from '../own-bytes.ts';
import { compressBrotli, compressGzip, encodingFor } from './compress.ts';
import type { Encoding } from './compress.ts';
import { entityTag, isKnown } from './entity-tag.ts';

type Packing = Exclude<Encoding, 'identity'>;

/** An answer made once for many readers: named by its content, and packed when the first of them asks for that. */
export interface PreparedAnswer {
  /** Strong, by content: `3f1c…`; each encoding adds its own suffix. */
  hash: string;
  bytes: Record<'identity', Buffer> & Partial<Record<Packing, Buffer>>;
  /** What is being packed: once, however many ask meanwhile. */
  packing: Partial<Record<Packing, Promise<Buffer>>>;
  /** Of brotli. */
  quality: 5 | 11;
}

/** Names bytes by what they are. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** @param quality of brotli: 11 for what does not change */
export function prepareAnswer(content: string | Buffer, quality: 5 | 11 = 5): PreparedAnswer {
  const identity = typeof content === 'string' ? ownBytes(content) : content;
  return { hash: contentHash(identity), bytes: { identity }, packing: {}, quality };
}

/** Its bytes in an encoding. Most documents are read for a page, which asks for none, and next to nobody asks for gzip. */
export async function packedBytes(answer: PreparedAnswer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return answer.bytes.identity;
  return answer.bytes[encoding] ?? (answer.packing[encoding] ??= pack(answer, encoding));
}

async function pack({ bytes, packing, quality }: PreparedAnswer, encoding: Packing): Promise<Buffer> {
  try {
    const { identity } = bytes;
    return (bytes[encoding] = await (encoding === 'br' ? compressBrotli(identity, quality) : compressGzip(identity)));
  } finally {
    packing[encoding] = undefined;
  }
}

/** How to answer with it: in which encoding, and whether the client has it already. */
export function negotiate(
  { hash }: Pick<PreparedAnswer, 'hash'>,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): { encoding: Encoding; isUnchanged: boolean } {
  const encoding = encodingFor(acceptEncoding);
  return { encoding, isUnchanged: isKnown(entityTag(hash, encoding), ifNoneMatch) };
}

/** What every prepared answer says of itself, beside what its maker says. */
export function preparedHeaders({ hash }: Pick<PreparedAnswer, 'hash'>, encoding: Encoding): Record<string, string> {
  return {
    etag: entityTag(hash, encoding),
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

/** Answers a request with it, or with 304. @param headers its type, and how long it may be kept */
export async function answerPrepared(
  c: Context,
  prepared: PreparedAnswer,
  headers: Record<string, string>,
): Promise<Response> {
  const { encoding, isUnchanged } = negotiate(prepared, c.req.header('accept-encoding'), c.req.header('if-none-match'));
  const all = { ...headers, ...preparedHeaders(prepared, encoding) };
  if (isUnchanged) return c.body(null, 304, all);
  const bytes = await packedBytes(prepared, encoding);
  return c.body(new Uint8Array(bytes), 200, { ...all, 'content-length': String(bytes.length) });
}
