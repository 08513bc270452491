/** Formats of single values, shared by the schema and by the checks of a folder's cells. */

/** `+55 71 3333-0100`, `(71) 98888-1234`, `192`. */
export const isPhone = (value: string): boolean => /^\+?[\d(][\d ()/.-]{1,28}\d$/.test(value);

export const isEmail = (value: string): boolean =>
  /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && value.length <= 254;

/** `00:00` to `23:59`. */
export const isClock = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** A web address: `https://` only, without credentials. */
export function isWebAddress(value: string): boolean {
  if (!value.startsWith('https://') || value.length > 2000 || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === '' && password === '' && hostname.includes('.');
}

/**
 * Playlist of a stream: a web address, or a path such as `/streams/pool/main.m3u8` on the server that serves the
 * page.
 */
export const isStreamAddress = (value: string): boolean => isWebAddress(value) || /^(?:\/[\w.~-]+){1,20}$/.test(value);

export const isItemId = (value: string): boolean => /^[A-Za-z0-9._-]{1,64}$/.test(value);

/** A page of this site without query: `/old`, or `/old/*` with everything below it. */
export const isSitePath = (value: string): boolean =>
  value.length <= 500 && /^(?:\/[^\s\\/?#*]+)+(?:\/\*)?$/.test(value);

/** Target of a redirect: a path on this site with its query, or a web address; a star only at the end. */
export function isDestination(value: string): boolean {
  const address = value.replace(/\/\*$/, '/');
  if (address.includes('*') || value.length > 2000) return false;
  return isWebAddress(address) || /^\/(?![/\\])[^\s\\]*$/.test(address);
}
