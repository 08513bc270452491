import { deviceNow } from '../platform/device-time.ts';

const EVERY_MS = 5000;

interface Announcer {
  announce: (sentence: string) => void;
  stop: () => void;
}

/**
 * Announces at most one sentence in five seconds. Of the sentences in between, only the last is announced, once the
 * time has passed.
 *
 * @param announce called with a sentence; an empty one clears the previous one
 */
export function createAnnouncer(announce: (sentence: string) => void): Announcer {
  let spokenAt = Number.NEGATIVE_INFINITY;
  let pending: string | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let clearing: ReturnType<typeof setTimeout> | undefined;
  const speak = (sentence: string) => {
    spokenAt = deviceNow();
    clearTimeout(clearing);
    announce(sentence);
    clearing = setTimeout(() => announce(''), EVERY_MS - 500);
  };
  return {
    announce: (sentence) => {
      const remainingMs = spokenAt + EVERY_MS - deviceNow();
      if (remainingMs <= 0) return speak(sentence);
      pending = sentence;
      waiting ??= setTimeout(() => {
        waiting = undefined;
        if (pending !== undefined) speak(pending);
        pending = undefined;
      }, remainingMs);
    },
    stop: () => {
      clearTimeout(waiting);
      clearTimeout(clearing);
    },
  };
}
