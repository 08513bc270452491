import { paths } from '@podium/contract/paths';
import { backoffMs } from '../live/backoff.ts';

/** Widgets of one page of news must not all ask in the same moment. */
const spreadMs = 1500;
/** The stream accepts no more; a page with more of them listens to every change. */
const mostKeys = 200;
/** As the stream asks after a `reset`. */
const resetSpreadMs = 10_000;

/**
 * Calls `refresh` when something with one of these keys may have changed: once the stream is open, which covers what changed
 * since the page was made, then at each change; changes that arrive meanwhile are answered together. A page in the background stops
 * listening until it is shown.
 *
 * @returns stops it
 */
export function followChanges(keys: readonly string[], refresh: () => Promise<void>): () => void {
  let source: EventSource | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  const refreshWithin = (ms: number): void => {
    due ??= setTimeout(() => {
      due = undefined;
      // A failed refresh is made up for by the next change, or when the stream opens again.
      refresh().catch(() => undefined);
    }, Math.random() * ms);
  };
  const disconnect = (): void => {
    source?.close();
    clearTimeout(retry);
  };
  const connect = (): void => {
    disconnect();
    source = new EventSource(paths.live('', keys.length > mostKeys ? [] : keys));
    source.addEventListener('open', () => {
      failures = 0;
      refreshWithin(spreadMs);
    });
    source.addEventListener('change', () => refreshWithin(spreadMs));
    source.addEventListener('reset', () => refreshWithin(resetSpreadMs));
    source.addEventListener('error', () => {
      source?.close();
      failures += 1;
      retry = setTimeout(connect, backoffMs(failures));
    });
  };
  // A browser opens few streams to one server; a tab in the background needs none.
  const toggle = (): void => (document.hidden ? disconnect() : connect());
  if (!document.hidden) connect();
  document.addEventListener('visibilitychange', toggle);
  return () => {
    document.removeEventListener('visibilitychange', toggle);
    disconnect();
    clearTimeout(due);
  };
}
