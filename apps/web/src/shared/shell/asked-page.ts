/**
 * The page that the route guard refused, remembered until the grid has shown the refusal; the redirect must not change
 * its address.
 */
const COOKIE = 'podium_asked';

/** @param path without a language: `/transport` */
export const askedCookie = (path: string): string =>
  `${COOKIE}=${encodeURIComponent(path)}; Path=/; Max-Age=60; SameSite=Lax`;

export const forgetAsked = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;

/** @param cookies of the document */
export function readAsked(cookies: string): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w%./-]+)`, 'u').exec(cookies)?.[1];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    // The app only writes valid encodings, so another program wrote this value.
    return undefined;
  }
}
