import { isTouched, touchedKeys } from '@podium/contract/live-keys';
import { joinLiveStream } from '../live/shared-stream.ts';
import type { LiveStream } from '../live/live-stream.ts';

/** Random delay, so that the widgets of one page do not all send requests at the same time. */
const spreadMs = 1500;
/** The stream's limit; a page with more keys subscribes to every change. */
const maxKeys = 200;
/** The delay that the stream requires after a `reset`. */
const resetSpreadMs = 10_000;

/**
 * Calls `refresh` when something with one of these keys may have changed: immediately, which covers changes since the
 * page was rendered, then after each change; changes that arrive during a refresh are handled together. All frames of a
 * page share one stream, because a browser opens only six connections to one server. A page in the background stops
 * listening until it is visible.
 *
 * @returns a function that stops following
 */
export function followChanges(keys: readonly string[], refresh: () => Promise<void>): () => void {
  let stream: LiveStream | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  const refreshWithin = (ms: number): void => {
    due ??= setTimeout(() => {
      due = undefined;
      // A failed refresh is repeated with the next change, or when the stream reopens.
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
      // The stream also includes changes for other frames.
      onChange: ({ keys: changedKeys }) => {
        if (keys.length === 0 || isTouched(keys, touchedKeys(changedKeys))) refreshWithin(spreadMs);
      },
      onReset: () => refreshWithin(resetSpreadMs),
      onPosition: () => undefined,
      onFailure: () => undefined,
    });
  };
  // A background tab needs no stream.
  const toggle = (): void => (document.hidden ? disconnect() : connect());
  if (!document.hidden) connect();
  document.addEventListener('visibilitychange', toggle);
  return () => {
    document.removeEventListener('visibilitychange', toggle);
    disconnect();
    clearTimeout(due);
  };
}
