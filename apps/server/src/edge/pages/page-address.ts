import { languages } from '@podium/i18n';

const languagePrefix = new RegExp(`^/(${languages.map(({ prefix }) => prefix).join('|')})(?=/|$)`, 'i');

/** Canonical path of a page: no trailing or repeated slashes, lower-case language, decodable escapes. */
export function tidyPath(path: string): string {
  const single = escapeMalformed(path).replace(/\/{2,}/g, '/');
  const trimmed = single.length > 1 ? single.replace(/\/+$/, '') : single;
  return trimmed.replace(languagePrefix, (prefix) => prefix.toLowerCase()) || '/';
}

/**
 * Converts a path with a broken escape (`/%E0%A4%A`) to literal text, so that the app can show its "not found" page.
 */
function escapeMalformed(path: string): string {
  try {
    // The comparison keeps the bundler from removing a call whose result would be unused, and with it the error.
    return decodeURIComponent(path) === '' ? '' : path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;
export type Platform = (typeof platforms)[number];

/** Platform of the app. The installed app starts at `/?platform=android-pwa`, and a cookie stores the value. */
export function cookiePlatform(cookie: string | undefined): Platform {
  const savedPlatform = /(?:^|;\s*)podium_platform=([a-z-]+)/.exec(cookie ?? '')?.[1];
  return platforms.find((platform) => platform === savedPlatform) ?? 'web';
}

/** Returns true if the reader hides results. The web app sets the cookie: `shared/reader/veil.ts`. */
export const hidesResultsIn = (cookie: string | undefined): boolean =>
  /(?:^|;\s*)podium_results=hidden(?:;|$)/.test(cookie ?? '');

export function requestedPlatform(query: URLSearchParams): Platform | undefined {
  return platforms.find((platform) => platform === query.get('platform'));
}

export function platformCookie(platform: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `podium_platform=${platform}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly${secure}`;
}

/**
 * Canonical URL of a page: drops unknown and empty parameters.
 * @param knownParameters parameters that pages read, in their canonical order
 */
export function pageUrl(path: string, search: string, knownParameters: readonly string[]): string {
  const knownParts = search
    .replace(/^\?/, '')
    .split('&', MAX_PARAMETERS)
    .map((part) => ({ part, place: knownParameters.indexOf(parameterName(part)) }))
    .filter(({ place }) => place !== -1)
    .sort((a, b) => a.place - b.place);
  return knownParts.length > 0 ? `${path}?${knownParts.map(({ part }) => part).join('&')}` : path;
}

/** Pages read a dozen parameters; decoding thousands would block the main thread. */
const MAX_PARAMETERS = 100;

/** Name of a parameter that has a value; otherwise empty. */
function parameterName(part: string): string {
  const [[name, value] = ['', '']] = new URLSearchParams(part);
  return value === '' ? '' : name;
}

/**
 * The address without filters that the Games do not know; undefined if there are none. Pages drop other invalid choices
 * themselves, but only the server knows the entities of the Games.
 */
export function withoutUnknown(
  path: string,
  query: URLSearchParams,
  isKnown: (name: string, value: string) => boolean,
): string | undefined {
  const knownParameters = [...query].filter(([name, value]) => value === '' || isKnown(name, value));
  if (knownParameters.length === query.size) return undefined;
  const search = new URLSearchParams(knownParameters).toString();
  return search ? `${path}?${search}` : path;
}
