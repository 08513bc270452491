import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ownBytes } from '../ground/own-bytes.ts';
import { compressBrotli, compressGzip, encodingFor } from './compress.ts';
import type { Encoding } from './compress.ts';
import { entityTag, isKnown } from './entity-tag.ts';

type Packing = Exclude<Encoding, 'identity'>;

/** An answer serialized once for many readers, identified by its content hash, and compressed when first requested. */
export interface PreparedAnswer {
  /** Hash of the content: `3f1c…`; each encoding adds its own suffix to the tag. */
  hash: string;
  bytes: Record<'identity', Buffer> & Partial<Record<Packing, Buffer>>;
  /** Compressions in progress, shared by concurrent requests. */
  packing: Partial<Record<Packing, Promise<Buffer>>>;
  /** Brotli quality. */
  quality: 5 | 11;
}

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** @param quality Brotli quality: 11 for content that does not change */
export function prepareAnswer(content: string | Buffer, quality: 5 | 11 = 5): PreparedAnswer {
  const identity = typeof content === 'string' ? ownBytes(content) : content;
  return { hash: contentHash(identity), bytes: { identity }, packing: {}, quality };
}

/**
 * Bytes in an encoding, compressed on first use. Most documents are only read for a page, which needs no compression,
 * and hardly any client requests gzip.
 */
export async function packedBytes(prepared: PreparedAnswer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return prepared.bytes.identity;
  return prepared.bytes[encoding] ?? (prepared.packing[encoding] ??= pack(prepared, encoding));
}

async function pack({ bytes, packing, quality }: PreparedAnswer, encoding: Packing): Promise<Buffer> {
  try {
    const { identity } = bytes;
    return (bytes[encoding] = await (encoding === 'br' ? compressBrotli(identity, quality) : compressGzip(identity)));
  } finally {
    packing[encoding] = undefined;
  }
}

/** Chooses the encoding, and checks whether the client already has the answer. */
export function negotiate(
  { hash }: Pick<PreparedAnswer, 'hash'>,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): { encoding: Encoding; isUnchanged: boolean } {
  const encoding = encodingFor(acceptEncoding);
  return { encoding, isUnchanged: isKnown(entityTag(hash, encoding), ifNoneMatch) };
}

export function preparedHeaders({ hash }: Pick<PreparedAnswer, 'hash'>, encoding: Encoding): Record<string, string> {
  return {
    etag: entityTag(hash, encoding),
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

/**
 * Answers a request, with 304 if the client has the answer already.
 * @param headers content type and cache control
 */
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
