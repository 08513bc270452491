const prefixes = 'eng|spa|por|aze|ara|fra';

/** One address for each page: no slash at the end, no doubled ones, lower-case language. */
export function tidyPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  const trimmed = single.length > 1 ? single.replace(/\/+$/, '') : single;
  return trimmed.replace(new RegExp(`^/(${prefixes})(?=/|$)`, 'i'), (prefix) => prefix.toLowerCase()) || '/';
}

const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;
export type Platform = (typeof platforms)[number];

/** Where the app runs, as it told once: the installed app starts at `/?platform=android-pwa`, and the cookie keeps it. */
export function platformOf(cookie: string | undefined): Platform {
  const kept = /(?:^|;\s*)podium_platform=([a-z-]+)/.exec(cookie ?? '')?.[1];
  return platforms.find((platform) => platform === kept) ?? 'web';
}

/** The platform that an address tells. */
export function toldPlatform(query: URLSearchParams): Platform | undefined {
  return platforms.find((platform) => platform === query.get('platform'));
}

export function platformCookie(platform: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `podium_platform=${platform}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly${secure}`;
}

/**
 * The address of the page that an address asks for: parameters that no page reads are gone. Their order is left to the
 * app, which leads from any other order to its own.
 */
export function pageUrl(path: string, search: string, known: ReadonlySet<string>): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => known.has(nameOf(part)));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

function nameOf(part: string): string {
  const [name = ''] = new URLSearchParams(part).keys();
  return name;
}
