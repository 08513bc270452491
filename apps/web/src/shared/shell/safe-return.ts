import { codec } from './messages.ts';
import { barePath, isAlwaysOpen } from './route-guard.ts';
import type { LanguageTag } from '@podium/i18n';

interface ReturnOptions {
  origin: string;
  /** Language of the page, for the start page if the address is refused. */
  language: LanguageTag;
  /** Route patterns of the app, such as `/{-$locale}/medals/$discipline`. */
  addresses: readonly string[];
}

/**
 * Target of `?redirect=` after signing in: a page of this site, with its query and hash, or the start page.
 *
 * @param asked as in the address, still encoded
 */
export function safeReturn(asked: string | null, { origin, language, addresses }: ReturnOptions): string {
  const start = codec.write(language, '/schedule/grid');
  const text = decode(asked ?? '');
  if (text === undefined || !isPlainPath(text)) return start;
  const url = urlOf(text, origin);
  if (!url || url.origin !== origin) return start;
  const { path } = codec.read(url.pathname);
  // Resolving dots may reveal a double slash: `/.//other.example`.
  if (!isPlainPath(url.pathname) || isAlwaysOpen(barePath(path))) return start;
  if (!addresses.some((address) => matches(barePath(path), address))) return start;
  return url.pathname + url.search + url.hash;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a path has one leading slash and no backslash, invisible characters or user name before the query. */
function isPlainPath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/u, 1);
  const upToSecond = path.slice(0, path.indexOf('/', 1) === -1 ? path.length : path.indexOf('/', 1));
  return (
    /^\/(?![/\\])/u.test(text) &&
    !path.includes('\\') &&
    !upToSecond.includes('@') &&
    !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
  );
}

function urlOf(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a path matches a route: `/medals/swm` matches `/{-$locale}/medals/$discipline`; a trailing `$` matches the
 * rest.
 */
function matches(path: string, address: string): boolean {
  const wanted = partsOf(address).filter((part) => part !== '{-$locale}');
  const given = partsOf(path);
  const isOpen = wanted.at(-1) === '$';
  if (isOpen) wanted.pop();
  const min = wanted.filter((part) => !part.startsWith('{-')).length;
  if (given.includes('') || given.length < min || (!isOpen && given.length > wanted.length)) return false;
  return given.every(
    (part, index) => wanted[index] === undefined || /^(?:\$|\{-\$)/u.test(wanted[index]) || wanted[index] === part,
  );
}

const partsOf = (path: string): string[] => (path === '/' ? [] : path.split('/').slice(1));
