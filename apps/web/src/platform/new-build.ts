/** C03: detects that the server serves a newer build than that of this page. */
import { isOurs } from '@podium/contract/served-by';

const POLL_MS = 300_000;

let hasFoundBuild = false;
const listeners = new Set<() => void>();

/** Returns whether a newer build is available, which the next full load will fetch. */
export const hasNewBuild = (): boolean => hasFoundBuild;

/**
 * Calls a listener as soon as a newer build is available.
 * @returns a function that removes the listener
 */
export function onNewBuild(listener: () => void): () => void {
  listeners.add(listener);
  if (hasFoundBuild) listener();
  return () => listeners.delete(listener);
}

interface BuildSource {
  /** The build of this page; empty if unknown. */
  current: string;
  /** Fetches the manifest. */
  fetchLatest?: () => Promise<Pick<Response, 'ok' | 'headers' | 'json'>>;
}

/**
 * Polls the manifest of the latest build while the window is visible, until it names a different build than this
 * page's. A manifest that cannot be read (404, 403, no network, a response of another server) is ignored.
 *
 * @returns a function that stops polling
 */
export function watchBuilds({ current, fetchLatest = fetchManifest }: BuildSource): () => void {
  if (current === '') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async () => {
    const latest = document.visibilityState === 'visible' ? await latestBuild(fetchLatest) : undefined;
    if (latest !== undefined && latest !== current) {
      hasFoundBuild = true;
      for (const listener of listeners) listener();
    } else plan();
  };
  // With jitter: devices that were turned on together do not poll together.
  const plan = () => {
    timer = setTimeout(() => void poll(), POLL_MS * (0.8 + Math.random() * 0.4));
  };
  plan();
  return () => clearTimeout(timer);
}

const fetchManifest = async (): Promise<Response> => fetch('/builds/latest.json', { cache: 'no-cache' });

async function latestBuild(
  fetchLatest: () => Promise<Pick<Response, 'ok' | 'headers' | 'json'>>,
): Promise<string | undefined> {
  try {
    const response = await fetchLatest();
    if (!response.ok || !isOurs(response)) return undefined;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
