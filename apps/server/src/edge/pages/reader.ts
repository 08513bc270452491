/** Properties of a reader that select another page at the same address. */
import { sessionCookie } from '../../access/session-cookie.ts';
import { cookiePlatform, hidesResultsIn } from './page-address.ts';
import type { Platform } from './page-address.ts';

export interface Reader {
  platform: Platform;
  hidesResults: boolean;
  /** The Games ask visitors to sign in, and the request has a session; whose, and whether it is valid, does not matter. */
  hasSession: boolean;
}

type CookieReader = (cookie: string | undefined) => Reader;

/** @returns reads a reader's properties from the cookie header */
export function cookieReader({
  publicUrl,
  isLoginEnabled,
}: {
  publicUrl: string;
  isLoginEnabled: boolean;
}): CookieReader {
  const session = new RegExp(`(?:^|;\\s*)${sessionCookie(publicUrl)}=[^;\\s]`, 'u');
  return (cookie = '') => ({
    platform: cookiePlatform(cookie),
    hidesResults: hidesResultsIn(cookie),
    // Otherwise every page would be rendered twice for nothing.
    hasSession: isLoginEnabled && session.test(cookie),
  });
}

/** Cache key from address and reader. The prefixes are unambiguous, because an address begins with a slash. */
export const requestKey = (url: string, { platform, hidesResults, hasSession }: Reader): string =>
  (hasSession ? 'session ' : '') + (hidesResults ? 'veiled ' : '') + (platform === 'web' ? '' : `${platform} `) + url;
