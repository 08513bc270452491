import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ownBytes } from '../own-bytes.ts';
import { compressBrotli, compressGzip, encodingFor } from './compress.ts';
import type { Encoding } from './compress.ts';
import { entityTag, isKnown } from './entity-tag.ts';

/** An answer made once for many readers: packed in every encoding, named by its content. */
export interface PreparedAnswer {
  /** Strong, by content: `3f1c…`; each encoding adds its own suffix. */
  hash: string;
  bytes: Record<Encoding, Buffer>;
}

/** Names bytes by what they are. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** @param quality of brotli: 11 for what does not change */
export async function prepareAnswer(content: string | Buffer, quality: 5 | 11 = 5): Promise<PreparedAnswer> {
  const identity = typeof content === 'string' ? ownBytes(content) : content;
  const [br, gzip] = await Promise.all([compressBrotli(identity, quality), compressGzip(identity)]);
  return { hash: contentHash(identity), bytes: { br, gzip, identity } };
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
export function answerPrepared(c: Context, prepared: PreparedAnswer, headers: Record<string, string>): Response {
  const { encoding, isUnchanged } = negotiate(prepared, c.req.header('accept-encoding'), c.req.header('if-none-match'));
  const all = { ...headers, ...preparedHeaders(prepared, encoding) };
  if (isUnchanged) return c.body(null, 304, all);
  const bytes = prepared.bytes[encoding];
  return c.body(new Uint8Array(bytes), 200, { ...all, 'content-length': String(bytes.length) });
}
