import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from '../ground/api-error.ts';

/** A request that the client may repeat with the same key if it does not know whether the first one arrived. */
export interface KeyedRequest {
  personId: string;
  key: string;
  /** Hash of method, address and body. */
  request: string;
}

/** Runs `answer` for the first request with a key and repeats its outcome for later ones. */
export type AnswerOnce = (request: KeyedRequest, answer: () => Promise<object>) => Promise<object>;

const keyHeader = 'idempotency-key';

/**
 * The key of a request; undefined if it has none.
 *
 * @throws ApiError 400 for a key that is not 8 to 80 letters, digits, hyphens or underscores
 */
export function keyedRequest(c: Context, personId: string, body: unknown): KeyedRequest | undefined {
  const key = c.req.header(keyHeader);
  if (key === undefined) return undefined;
  if (!/^[\w-]{8,80}$/u.test(key))
    throw new ApiError('badRequest', 'Idempotency-Key: expected 8 to 80 letters, digits, hyphens or underscores.');
  const { pathname } = new URL(c.req.url);
  const request = createHash('sha256')
    .update(`${c.req.method} ${pathname} ${JSON.stringify(body ?? null)}`)
    .digest('base64url');
  return { personId, key, request };
}
