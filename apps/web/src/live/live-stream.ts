import { paths } from '@podium/contract/paths';
import { serverAddress } from '../platform/origin.ts';
import { backoffMs } from './backoff.ts';
import { parseChange } from './live-message.ts';
import type { LiveChange } from './live-message.ts';

export interface LiveListener {
  onChange(change: LiveChange): void;
  /** The stream cannot replay the missed changes: refetch everything. */
  onReset(position: string): void;
  onOpen(): void;
  onFailure(failures: number): void;
  /** The stream has reached this position without a change of the subscribed keys. */
  onPosition(position: string): void;
}

export interface LiveStream {
  /** Subscribes to these keys from a position on. Without keys: to everything. */
  subscribe(keys: readonly string[], since: string): void;
  /** Reconnects immediately, because the server is reachable again. */
  retry(): void;
  close(): void;
}

/** Keeps one event stream open from a position on, and reconnects after every interruption. */
export function openLiveStream(startAt: string, startKeys: readonly string[], listener: LiveListener): LiveStream {
  let position = startAt;
  let keys = startKeys;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  const connect = () => {
    timer = undefined;
    source = new EventSource(serverAddress(paths.live(encodeURIComponent(position), keys)));
    source.addEventListener('open', () => {
      failures = 0;
      listener.onOpen();
    });
    source.addEventListener('change', (event: MessageEvent<string>) => {
      position = event.lastEventId || position;
      const change = parseChange(position, event.data);
      if (change) listener.onChange(change);
    });
    source.addEventListener('position', (event: MessageEvent<string>) => {
      position = event.lastEventId || position;
      listener.onPosition(position);
    });
    source.addEventListener('reset', (event: MessageEvent<string>) => {
      position = eventPosition(event) ?? position;
      listener.onReset(position);
    });
    source.addEventListener('error', () => {
      source?.close();
      failures += 1;
      listener.onFailure(failures);
      timer = setTimeout(connect, backoffMs(failures));
    });
  };
  connect();
  const close = () => {
    clearTimeout(timer);
    timer = undefined;
    source?.close();
  };
  return {
    subscribe: (subscribedKeys, since) => {
      keys = subscribedKeys;
      position = since;
      close();
      connect();
    },
    retry: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      connect();
    },
    close,
  };
}

function eventPosition(event: MessageEvent<string>): string | undefined {
  try {
    const { position } = JSON.parse(event.data) as { position?: unknown };
    if (typeof position === 'string') return position;
  } catch {
    // An event with unreadable data still has an id.
  }
  return event.lastEventId || undefined;
}
