/** C03: finds out that the server serves a newer build than the one this page came with. */

const POLL_MS = 300_000;

let isThere = false;
const listeners = new Set<() => void>();

/** Whether a newer build is served: the next full load brings it. */
export const hasNewBuild = (): boolean => isThere;

/** Calls a listener as soon as a newer build is served. @returns how to end it */
export function onNewBuild(listener: () => void): () => void {
  listeners.add(listener);
  if (isThere) listener();
  return () => listeners.delete(listener);
}

interface BuildSource {
  /** The build of this page; empty if it is not known. */
  current: string;
  /** Reads the manifest. */
  fetchLatest?: () => Promise<Pick<Response, 'ok' | 'json'>>;
}

/**
 * Polls the manifest of the latest build while the window is seen, until it names another build than this page's. A
 * manifest that cannot be read (404, 403, no network) is ignored.
 *
 * @returns how to end it
 */
export function watchBuilds({ current, fetchLatest = fetchManifest }: BuildSource): () => void {
  if (current === '') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async () => {
    const latest = document.visibilityState === 'visible' ? await latestBuild(fetchLatest) : undefined;
    if (latest !== undefined && latest !== current) {
      isThere = true;
      for (const listener of listeners) listener();
    } else plan();
  };
  // With jitter: a hall of devices that were switched on together does not ask together.
  const plan = () => {
    timer = setTimeout(() => void poll(), POLL_MS * (0.8 + Math.random() * 0.4));
  };
  plan();
  return () => clearTimeout(timer);
}

const fetchManifest = async (): Promise<Response> => fetch('/builds/latest.json', { cache: 'no-cache' });

async function latestBuild(fetchLatest: () => Promise<Pick<Response, 'ok' | 'json'>>): Promise<string | undefined> {
  try {
    const response = await fetchLatest();
    if (!response.ok) return undefined;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
