/** C05: preloads what users are likely to open next. */

export const PRELOAD_AFTER_MS = 1000;
const MAX_AT_ONCE = 4;
/** Maximum number of pages preloaded from one page, so that a long list costs no more than a short one. */
const MAX_PAGES = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether preloading is allowed: not on very slow connections, and not with data saving on. */
export function mayPreload(connection: Connection | undefined, savesData: boolean): boolean {
  if (savesData || connection?.saveData) return false;
  return connection?.effectiveType?.endsWith('2g') !== true;
}

/** The connection of this device, as reported by the browser. */
export const networkConnection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Runs tasks in order, a few at a time; a failure does not stop the others. */
export async function runLimited(tasks: readonly (() => Promise<unknown>)[], atOnce = MAX_AT_ONCE): Promise<void> {
  const waiting = tasks.values();
  const worker = async () => {
    for (const task of waiting) await task().catch(() => undefined);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, worker));
}

/**
 * Addresses to preload: the first distinct pages among the links, without the page itself.
 *
 * @param links addresses within the app, in page order
 */
export const pagesToPreload = (links: readonly string[], currentPath: string): string[] =>
  [...new Set(links.map((link) => link.split('#', 1)[0]!))].filter((link) => link !== currentPath).slice(0, MAX_PAGES);
