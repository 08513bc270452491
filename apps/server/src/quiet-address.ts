/** Pages of safe sport and what they read: nobody may learn from a record who looked for help. */
const quiet = /^(?:\/[a-z]{3})?(?:\/api\/v1)?\/(?:secure|safe)(?:-sport)?(?:\/|$)/iu;

/** @param path without its query */
export const isQuietAddress = (path: string): boolean => quiet.test(path.replaceAll(/\/{2,}/gu, '/'));

/** Personal calendars: anyone with the address may read the calendar. */
const secret = /^\/calendar\/[\w-]{43}\.ics$/u;

/** Characters of a path that the log keeps: an address may have 16,000. */
const MAX_PATH = 200;

/** The path of an address as logs may keep it: without its query, and nothing of a quiet or secret address. */
export function loggedPath(address: string): string {
  const path = address.split('?', 1)[0]!;
  return isQuietAddress(decoded(path)) || secret.test(decoded(path)) ? '(not logged)' : path.slice(0, MAX_PATH);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
