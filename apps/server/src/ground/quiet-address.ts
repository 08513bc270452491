/** Pages about safe sport and their reads. No record may reveal that a person looked for help. */
const quiet = /^(?:\/[a-z]{3})?(?:\/api\/v1)?\/(?:secure|safe)(?:-sport)?(?:\/|$)/iu;

/** @param path without its query */
export const isQuietAddress = (path: string): boolean => quiet.test(path.replaceAll(/\/{2,}/gu, '/'));

/** Personal calendars: their address is the only secret that protects them. */
const secret = /^\/calendar\/[\w-]{43}\.ics$/u;

/** Maximum length of a logged path (characters); an address may have 16,000. */
const MAX_PATH = 200;

/** Path of an address for logs: without its query, and redacted for quiet or secret addresses. */
export function loggedPath(address: string): string {
  const path = address.split('?', 1)[0]!;
  return isQuietAddress(decode(path)) || secret.test(decode(path)) ? '(not logged)' : path.slice(0, MAX_PATH);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
