import { ReadError } from './read-error.ts';

const GUARD_KEY = 'podium-chunk-reload';
const GUARD_MS = 10_000;

/**
 * A part of the app that a newer build has taken away: load the page in full, once in ten seconds at most. Without a
 * network that would end on the browser's own page: then it is told as a read that failed, which the screen says in
 * words and offers again. By its first words the router would know the error, and reload on its own account.
 */
export function watchChunks(): void {
  addEventListener('online', () => void loadLostSheets());
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event;
    noteLost(payload);
    if (unasked > 0) return;
    if (!navigator.onLine) {
      payload.message = new ReadError(0, 'offline', '').message;
    } else if (reloadOnce()) {
      event.preventDefault();
    } else {
      payload.message = `part of the app not loaded: ${payload.message}`;
    }
  });
}

let unasked = 0;

/** A part that nobody has asked for, and does without: where it cannot be loaded the page stays as it is. */
export async function loadUnasked<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  unasked += 1;
  return load().finally(() => (unasked -= 1));
}

/** For what a newer build has taken away. @returns false where that has just been tried. */
export function reloadOnce(): boolean {
  if (isGuarded()) return false;
  location.reload();
  return true;
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

/** Style sheets that could not be loaded. Vite asks for each once, and would show the page without it from then on. */
const lostSheets = new Set<string>();
/** Some browsers keep the failure of a script: only a new document asks for it again. */
let hasLostScript = false;

/** Parts within parts report the same error, by then with another message. */
const noted = new WeakSet<Error>();

function noteLost(error: Error): void {
  if (noted.has(error)) return;
  noted.add(error);
  const [, sheet] = /^Unable to preload CSS for (\S+)/u.exec(error.message) ?? [];
  if (sheet) lostSheets.add(sheet);
  else hasLostScript = true;
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
  if (isLoaded) lostSheets.delete(href);
  else link.remove();
}

const loadLostSheets = async () => Promise.all([...lostSheets].map(loadSheet));

/** Asks again for the parts that a page has failed without. @returns false where the whole page is loaded instead */
export async function restoreParts(): Promise<boolean> {
  if (!navigator.onLine) return true;
  if (hasLostScript) {
    location.reload();
    return false;
  }
  await loadLostSheets();
  return true;
}
