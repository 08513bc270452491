import { languages } from '@podium/i18n';

const languagePrefix = new RegExp(`^/(${languages.map(({ prefix }) => prefix).join('|')})(?=/|$)`, 'i');

/** One address for each page: no slash at the end, no doubled ones, lower-case language, and escapes that can be decoded. */
export function tidyPath(path: string): string {
  const single = decodable(path).replace(/\/{2,}/g, '/');
  const trimmed = single.length > 1 ? single.replace(/\/+$/, '') : single;
  return trimmed.replace(languagePrefix, (prefix) => prefix.toLowerCase()) || '/';
}

/** A path with a broken escape (`/%E0%A4%A`) as the text it is, so that the app can answer that there is no such page. */
function decodable(path: string): string {
  try {
    // The bundler drops a call whose result nobody uses, and its error with it.
    return decodeURIComponent(path) === '' ? '' : path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;
export type Platform = (typeof platforms)[number];

/** Where the app runs, as it told once: the installed app starts at `/?platform=android-pwa`, and the cookie keeps it. */
export function platformOf(cookie: string | undefined): Platform {
  const kept = /(?:^|;\s*)podium_platform=([a-z-]+)/.exec(cookie ?? '')?.[1];
  return platforms.find((platform) => platform === kept) ?? 'web';
}

/** Whether the reader hides results. The web app sets the cookie: `shared/veil/veil.ts`. */
export const hidesResultsIn = (cookie: string | undefined): boolean =>
  /(?:^|;\s*)podium_results=hidden(?:;|$)/.test(cookie ?? '');

/** The platform that an address tells. */
export function requestedPlatform(query: URLSearchParams): Platform | undefined {
  return platforms.find((platform) => platform === query.get('platform'));
}

export function platformCookie(platform: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `podium_platform=${platform}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly${secure}`;
}

/**
 * The address of the page that an address asks for: parameters that no page reads, or that say nothing, are gone.
 * @param known what pages read, in the order in which it stands in an address
 */
export function pageUrl(path: string, search: string, known: readonly string[]): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&', MAX_PARAMETERS)
    .map((part) => ({ part, place: known.indexOf(nameOf(part)) }))
    .filter(({ place }) => place !== -1)
    .sort((one, other) => one.place - other.place);
  return kept.length > 0 ? `${path}?${kept.map(({ part }) => part).join('&')}` : path;
}

/** Pages read a dozen parameters; decoding thousands would hold the thread that serves everybody. */
const MAX_PARAMETERS = 100;

/** Name of a parameter with a value. */
function nameOf(part: string): string {
  const [[name, value] = ['', '']] = new URLSearchParams(part);
  return value === '' ? '' : name;
}

/**
 * The address without the filters that nobody knows; undefined where there is none of those. Pages leave what is no choice
 * of theirs by themselves: what the Games have is known here.
 */
export function withoutUnknown(
  path: string,
  query: URLSearchParams,
  isKnown: (name: string, value: string) => boolean,
): string | undefined {
  const kept = [...query].filter(([name, value]) => value === '' || isKnown(name, value));
  if (kept.length === query.size) return undefined;
  const others = new URLSearchParams(kept).toString();
  return others ? `${path}?${others}` : path;
}
