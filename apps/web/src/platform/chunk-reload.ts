import { ReadError } from './read-error.ts';
import { postToWorker } from './service-worker.ts';

const GUARD_KEY = 'podium-chunk-reload';
const GUARD_MS = 10_000;

/**
 * If a newer build has removed a chunk of the app, reloads the page in full, at most once in ten seconds. Without a
 * network, a reload would end on the browser's error page, so the failure is reported like a failed read, which the
 * screen shows with a retry button. The message is replaced, because the original wording would make the router reload
 * by itself.
 */
export function watchChunks(): void {
  isServerReachable = !isFromDevice();
  addEventListener('error', recordMissingSheet, true);
  addEventListener('online', () => void reloadStyleSheets());
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event;
    noteLostScript(payload);
    // Checked first: without a network, background chunks fail together with the requested one.
    if (!navigator.onLine || !isServerReachable) {
      payload.message = new ReadError(0, 'offline', '').message;
    } else if (backgroundLoads > 0) {
      return;
    } else if (reloadOnce()) {
      event.preventDefault();
    } else {
      payload.message = `part of the app not loaded: ${payload.message}`;
    }
  });
}

let backgroundLoads = 0;
let isServerReachable = true;

/** Returns whether the page is a kept one or the empty shell: then the server could not be reached. */
function isFromDevice(): boolean {
  if (typeof document === 'undefined') return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isKept = navigation?.serverTiming?.some(({ name }) => name === 'kept') ?? false;
  return isKept || document.querySelector('main') === null;
}

/** Records whether the connection works: something in front of the server may answer while the device is online. */
export function setServerReachable(isReachable: boolean): void {
  isServerReachable = isReachable;
}

/** An optional background chunk: if it cannot be loaded, the page stays unchanged. */
export async function loadInBackground<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  backgroundLoads += 1;
  return load().finally(() => (backgroundLoads -= 1));
}

/** Reloads if a newer build has removed a chunk, or it cannot be read. @returns false if that was just tried. */
export function reloadOnce(): boolean {
  if (isGuarded()) return false;
  reload();
  return true;
}

/** A reload alone would read a damaged file from the device again: the worker checks its files before it answers. */
function reload(): void {
  postToWorker({ type: 'check-files' });
  location.reload();
}

function isGuarded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return true;
    sessionStorage.setItem(GUARD_KEY, String(Date.now()));
    return false;
  } catch {
    return true;
  }
}

/** URLs of style sheets that could not be loaded. Vite requests each only once, and then shows the page without it. */
const missingSheets = new Set<string>();
/** Some browsers cache the failure of a script: only a new document requests it again. */
let hasLostScript = false;
/** Nested chunks report the same error, by then with another message. */
const recordedErrors = new WeakSet<Error>();
let restoring: Promise<unknown> | undefined;

function noteLostScript(error: Error): void {
  if (!recordedErrors.has(error) && !error.message.startsWith('Unable to preload CSS')) hasLostScript = true;
  recordedErrors.add(error);
}

/** Vite reports only the first of several lost style sheets; their elements report all. */
function recordMissingSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingSheets.add(target.href);
}

async function loadSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const isLoaded = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
  if (isLoaded) missingSheets.delete(href);
  else link.remove();
}

async function reloadStyleSheets(): Promise<void> {
  restoring ??= Promise.all([...missingSheets].map(loadSheet));
  await restoring;
  restoring = undefined;
}

/**
 * Requests the lost chunks of a page again.
 * @returns false if the whole page is reloaded instead
 */
export async function restoreParts(): Promise<boolean> {
  if (!navigator.onLine) return true;
  if (hasLostScript) {
    reload();
    return false;
  }
  await reloadStyleSheets();
  return true;
}
