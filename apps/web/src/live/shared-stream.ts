import { isAfter } from './live-message.ts';
import { recordPosition } from '../platform/stream-position.ts';
import { randomId } from '../platform/random-id.ts';
import { openLiveStream } from './live-stream.ts';
import { SubscribedKeys } from './subscribed-keys.ts';
import type { LiveChange } from './live-message.ts';
import type { LiveListener, LiveStream } from './live-stream.ts';

const LOCK = 'podium-live';
const KEPT_CHANGES = 500;

type StreamMessage =
  | { type: 'change'; change: LiveChange }
  | { type: 'reset'; position: string }
  | { type: 'open' }
  | { type: 'failure'; failures: number }
  | { type: 'position'; position: string }
  | { type: 'hello'; position: string }
  /** Sent by a window that takes over the stream, to request the other windows' keys. */
  | { type: 'who' }
  | { type: 'want'; window: string; keys: readonly string[]; since: string };

/**
 * One stream for all visible windows of a browser: the window that holds the lock reads it and forwards its messages to
 * the others. A window that joins later sends its position and receives what it missed, or a request to reload
 * everything.
 */
export function joinLiveStream(position: string, keys: readonly string[], ownListener: LiveListener): LiveStream {
  const listener = withPositions(ownListener);
  const channel = openChannel();
  if (!channel || !('locks' in navigator)) return openLiveStream(position, keys, listener);

  const leaving = new AbortController();
  const recent: LiveChange[] = [];
  const subscribed = new SubscribedKeys();
  const me = randomId();
  let mine = keys;
  let last = position;
  /** Defined while this window holds the lock. */
  let stream: LiveStream | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin and takes no target
  const post = (message: StreamMessage) => channel.postMessage(message);

  const handleChange = (change: LiveChange) => {
    if (isAfter(last, change.id)) return;
    last = change.id;
    recent.push(change);
    if (recent.length > KEPT_CHANGES) recent.shift();
    listener.onChange(change);
  };
  const reset = (to: string) => {
    last = to;
    recent.length = 0;
    listener.onReset(to);
  };
  const moveTo = (to: string) => {
    if (!isAfter(to, last)) return;
    last = to;
    listener.onPosition(to);
  };
  const addWindow = (window: string, windowKeys: readonly string[], since: string) => {
    if (!subscribed.set(window, windowKeys) || !stream) return;
    // Rewind to `since`: no window may have received later changes of its keys. Windows ignore changes that they
    // already have.
    if (isAfter(last, since)) last = since;
    stream.subscribe(subscribed.all(), last);
  };

  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => {
    if (data.type === 'hello') {
      if (stream) answerNewcomer(data.position, position, recent, post);
    } else if (data.type === 'who') post({ type: 'want', window: me, keys: mine, since: last });
    else if (data.type === 'want') addWindow(data.window, data.keys, data.since);
    else if (stream) return;
    else if (data.type === 'change') handleChange(data.change);
    else if (data.type === 'reset') reset(data.position);
    else if (data.type === 'position') moveTo(data.position);
    else if (data.type === 'open') listener.onOpen();
    else listener.onFailure(data.failures);
  });
  post({ type: 'hello', position });
  post({ type: 'want', window: me, keys, since: position });

  const becomeLeader = () => {
    subscribed.set(me, mine);
    stream = openLiveStream(last, subscribed.all(), {
      onChange: (change) => {
        handleChange(change);
        post({ type: 'change', change });
      },
      onReset: (to) => {
        reset(to);
        post({ type: 'reset', position: to });
      },
      onOpen: () => {
        listener.onOpen();
        post({ type: 'open' });
      },
      onFailure: (failures) => {
        listener.onFailure(failures);
        post({ type: 'failure', failures });
      },
      onPosition: (to) => {
        moveTo(to);
        post({ type: 'position', position: to });
      },
    });
    leaving.signal.addEventListener('abort', () => stream?.close());
    post({ type: 'who' });
  };
  navigator.locks
    .request(LOCK, { signal: leaving.signal }, () => {
      becomeLeader();
      return new Promise<void>((resolve) => {
        leaving.signal.addEventListener('abort', () => resolve());
      });
    })
    .catch(() => {
      // Chromium refuses the lock if cookies are blocked; the lock also fails if this window closes while waiting.
      if (!leaving.signal.aborted) becomeLeader();
    });

  return {
    subscribe: (subscribedKeys, since) => {
      mine = subscribedKeys;
      addWindow(me, subscribedKeys, since);
      if (!stream) post({ type: 'want', window: me, keys: subscribedKeys, since });
    },
    // The window that holds the lock reconnects for all.
    retry: () => stream?.retry(),
    close: () => {
      leaving.abort();
      channel.close();
    },
  };
}

/** @returns undefined if the browser has no channels, or refuses to open one (some web views do) */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(LOCK);
  } catch {
    return undefined;
  }
}

/** The newcomer's page may be older than the changes the leader has already forwarded. */
function answerNewcomer(
  theirs: string,
  start: string,
  recent: LiveChange[],
  post: (message: StreamMessage) => void,
): void {
  if (theirs !== start && !isAfter(theirs, start)) return post({ type: 'reset', position: recent.at(-1)?.id ?? start });
  for (const change of recent) if (isAfter(change.id, theirs)) post({ type: 'change', change });
}

/** Records the position of each message before the listener refetches anything. */
function withPositions(listener: LiveListener): LiveListener {
  return {
    ...listener,
    onChange: (change) => {
      recordPosition(change.id);
      listener.onChange(change);
    },
    onReset: (position) => {
      recordPosition(position);
      listener.onReset(position);
    },
    onPosition: (position) => {
      recordPosition(position);
      listener.onPosition(position);
    },
  };
}
