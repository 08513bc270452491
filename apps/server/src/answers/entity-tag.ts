import type { Encoding } from './compress.ts';

/** Strong entity tag: every encoding of a resource is a separate entity. */
export function entityTag(hash: string, encoding: Encoding): string {
  return `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}

/**
 * Returns whether `If-None-Match` contains this tag or is `*`. A proxy that compresses a response makes its tag weak, so the
 * comparison is weak (RFC 9110, 13.1.2).
 */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  for (const [candidate] of ifNoneMatch.matchAll(/"[^"]*"/g)) if (candidate === tag) return true;
  return false;
}
