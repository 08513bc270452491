import { isTouched, touchedKeys } from '@podium/contract/live-keys';
import { joinLiveStream } from '../live/shared-stream.ts';
import type { LiveStream } from '../live/live-stream.ts';

/** Widgets of one page of news must not all ask in the same moment. */
const spreadMs = 1500;
/** The stream accepts no more; a page with more of them listens to every change. */
const maxKeys = 200;
/** As the stream asks after a `reset`. */
const resetSpreadMs = 10_000;

/**
 * Calls `refresh` when something with one of these keys may have changed: at once, which covers what changed since the page
 * was made, then at each change; changes that arrive meanwhile are answered together. All frames of a page share one
 * stream, since a browser opens only six connections to one server. A page in the background stops listening until it is
 * shown.
 *
 * @returns stops it
 */
export function followChanges(keys: readonly string[], refresh: () => Promise<void>): () => void {
  let stream: LiveStream | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  const refreshWithin = (ms: number): void => {
    due ??= setTimeout(() => {
      due = undefined;
      // A failed refresh is made up for by the next change, or when the stream opens again.
      refresh().catch(() => undefined);
    }, Math.random() * ms);
  };
  const disconnect = (): void => {
    stream?.close();
    stream = undefined;
  };
  const connect = (): void => {
    disconnect();
    refreshWithin(spreadMs);
    stream = joinLiveStream('', keys.length > maxKeys ? [] : keys, {
      onOpen: () => refreshWithin(spreadMs),
      // The stream also has what other frames wait for.
      onChange: ({ keys: changed }) => {
        if (keys.length === 0 || isTouched(keys, touchedKeys(changed))) refreshWithin(spreadMs);
      },
      onReset: () => refreshWithin(resetSpreadMs),
      onPosition: () => undefined,
      onFailure: () => undefined,
    });
  };
  // A tab in the background needs no stream.
  const toggle = (): void => (document.hidden ? disconnect() : connect());
  if (!document.hidden) connect();
  document.addEventListener('visibilitychange', toggle);
  return () => {
    document.removeEventListener('visibilitychange', toggle);
    disconnect();
    clearTimeout(due);
  };
}
