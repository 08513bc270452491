import type { IncomingHttpHeaders } from 'node:http';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Origins of the native apps, which send none of our cookies and authenticate requests with a token. */
export const nativeOrigins: ReadonlySet<string> = new Set(['https://localhost', 'capacitor://localhost']);

interface AddressRequest {
  method: string;
  headers: Pick<IncomingHttpHeaders, 'sec-fetch-site' | 'origin' | 'cookie' | 'authorization'>;
}

/**
 * Returns whether the origin of a request that changes data is acceptable: our own pages, or a client with a token. A foreign
 * page can make a browser send our cookie, but it cannot add a token or suppress the headers that reveal it.
 */
export function isSameOrigin({ method, headers }: AddressRequest, publicOrigin: string): boolean {
  if (safeMethods.has(method)) return true;
  const { 'sec-fetch-site': site, origin, cookie, authorization } = headers;
  const hasToken = authorization?.startsWith('Bearer ') ?? false;
  if (origin !== undefined && nativeOrigins.has(origin)) return cookie === undefined;
  if (site !== undefined) return site === 'same-origin' || site === 'none' || (hasToken && cookie === undefined);
  if (origin !== undefined) return origin === publicOrigin || (hasToken && cookie === undefined);
  // Not a browser: only a cookie could have been sent without the user's intent.
  return cookie === undefined || hasToken;
}
