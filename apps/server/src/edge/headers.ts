import type { IncomingMessage } from 'node:http';
import { servedBy } from '@podium/contract/served-by';
import { anyOrigin } from '../routes/any-origin.ts';

/** Headers of every response: its origin, and security. */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    ...servedBy,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** For responses other than pages: no scripts, no framing. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Documents name athletes, so a stale one may be served during five minutes of outage, not for a day. Otherwise documents
 * are fresh for five seconds; after a change, browsers request a document that includes it for longer than that
 * (`positionHeader`).
 */
const documentCaching = 'public, max-age=5, stale-if-error=300';

/**
 * Newest change that the reader has received. Caches store answers per position, and the answer includes that change.
 */
export const positionHeader = 'podium-position';

export const documentHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': documentCaching,
  ...anyOrigin,
  'content-security-policy': apiPolicy,
};

/** Reads one raw header without building an object of all headers, which saves time on every request. */
export function rawHeader(request: IncomingMessage, name: string): string | undefined {
  const raw = request.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) {
    const candidate = raw[index]!;
    if (candidate.length === name.length && candidate.toLowerCase() === name) return raw[index + 1];
  }
  return undefined;
}
