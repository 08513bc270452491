import type { IncomingMessage } from 'node:http';
import { anyOrigin } from '../routes/any-origin.ts';

/** Sent with every response. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Answers other than pages run no scripts and cannot be framed. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Documents name athletes: a stale one may be served during five minutes of outage, not for a day. Otherwise at most five
 * seconds: for longer than that after a change, browsers ask for a document that includes it (`positionHeader`).
 */
const documentCaching = 'public, max-age=5, stale-if-error=300';

/** The newest change that a reader has heard of: caches keep answers to it apart, and the server answers with the change. */
export const positionHeader = 'podium-position';

export const documentHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': documentCaching,
  ...anyOrigin,
  'content-security-policy': apiPolicy,
};

/** One header as sent, without making an object of them all: most requests here have few. */
export function rawHeader(request: IncomingMessage, name: string): string | undefined {
  const raw = request.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) {
    const candidate = raw[index]!;
    if (candidate.length === name.length && candidate.toLowerCase() === name) return raw[index + 1];
  }
  return undefined;
}
