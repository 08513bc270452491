import type { IncomingHttpHeaders } from 'node:http';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Pages of the native apps: they send none of our cookies and authenticate requests with a token. */
export const nativeOrigins: ReadonlySet<string> = new Set(['https://localhost', 'capacitor://localhost']);

interface Asked {
  method: string;
  headers: Pick<IncomingHttpHeaders, 'sec-fetch-site' | 'origin' | 'cookie' | 'authorization'>;
}

/**
 * Whether a request that changes something may come from where it comes from: our own pages, or a program that carries a
 * token itself. A foreign page can make a browser send our cookie, but neither a token nor the header that tells on it.
 */
export function isSameOrigin({ method, headers }: Asked, publicOrigin: string): boolean {
  if (safeMethods.has(method)) return true;
  const { 'sec-fetch-site': site, origin, cookie, authorization } = headers;
  const hasToken = authorization?.startsWith('Bearer ') ?? false;
  if (origin !== undefined && nativeOrigins.has(origin)) return cookie === undefined;
  if (site !== undefined) return site === 'same-origin' || site === 'none' || (hasToken && cookie === undefined);
  if (origin !== undefined) return origin === publicOrigin || (hasToken && cookie === undefined);
  // Neither browser nor page: nothing is sent without its owner's will, unless by cookie.
  return cookie === undefined || hasToken;
}
