import type { Encoding } from './compress.ts';

/** Strong: every encoding of a resource is a separate entity. */
export function entityTag(hash: string, encoding: Encoding): string {
  return `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}

/**
 * Whether `If-None-Match` names this tag: `*`, or one of a list. A proxy that compresses an answer makes its tag weak, and the
 * comparison is the weak one (RFC 9110, 13.1.2).
 */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  for (const [known] of ifNoneMatch.matchAll(/"[^"]*"/g)) if (known === tag) return true;
  return false;
}
