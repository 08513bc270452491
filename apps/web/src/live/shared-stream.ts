import { isAfter } from './live-message.ts';
import { openLiveStream } from './live-stream.ts';
import type { LiveChange } from './live-message.ts';
import type { LiveListener } from './live-stream.ts';

const LOCK = 'podium-live';
const KEPT_CHANGES = 500;

type Word =
  | { type: 'change'; change: LiveChange }
  | { type: 'reset'; position: string }
  | { type: 'open' }
  | { type: 'failure'; failures: number }
  | { type: 'hello'; position: string };

/**
 * One stream for all visible windows of a browser: who holds the lock reads it and tells the others. A window that
 * joins later says where it stands and is told what it missed, or to read everything again. Returns how to leave.
 */
export function joinLiveStream(position: string, listener: LiveListener): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return openLiveStream(position, listener);

  const channel = new BroadcastChannel(LOCK);
  const leaving = new AbortController();
  const recent: LiveChange[] = [];
  let last = position;
  let isLeader = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  const tell = (word: Word) => channel.postMessage(word);

  const take = (change: LiveChange) => {
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

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.type === 'hello') {
      if (isLeader) answerNewcomer(data.position, position, recent, tell);
    } else if (isLeader) return;
    else if (data.type === 'change') take(data.change);
    else if (data.type === 'reset') reset(data.position);
    else if (data.type === 'open') listener.onOpen();
    else listener.onFailure(data.failures);
  });
  tell({ type: 'hello', position });

  navigator.locks
    .request(LOCK, { signal: leaving.signal }, () => {
      isLeader = true;
      const close = openLiveStream(last, {
        onChange: (change) => {
          take(change);
          tell({ type: 'change', change });
        },
        onReset: (to) => {
          reset(to);
          tell({ type: 'reset', position: to });
        },
        onOpen: () => {
          listener.onOpen();
          tell({ type: 'open' });
        },
        onFailure: (failures) => {
          listener.onFailure(failures);
          tell({ type: 'failure', failures });
        },
      });
      return new Promise<void>((resolve) => {
        leaving.signal.addEventListener('abort', () => {
          close();
          resolve();
        });
      });
    })
    // Leaving before the lock was given.
    .catch(() => undefined);

  return () => {
    leaving.abort();
    channel.close();
  };
}

/** The newcomer's page may be older than what the leader has passed on already. */
function answerNewcomer(theirs: string, start: string, recent: LiveChange[], tell: (word: Word) => void): void {
  if (theirs !== start && !isAfter(theirs, start)) return tell({ type: 'reset', position: recent.at(-1)?.id ?? start });
  for (const change of recent) if (isAfter(change.id, theirs)) tell({ type: 'change', change });
}
