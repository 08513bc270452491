import { onFollowsChange } from '../../reader/follows.ts';
import { syncPush } from './push-device.ts';

const pauseMs = 1500;

/**
 * Keeps the follows on the server current for a subscribed device.
 * @returns a function that stops watching
 */
export function watchPush(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (): void => {
    clearTimeout(timer);
    // A failed request is repeated with the next change, page or network connection.
    timer = setTimeout(() => void syncPush().catch(() => undefined), pauseMs);
  };
  report();
  addEventListener('online', report);
  const stop = onFollowsChange(report);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', report);
    stop();
  };
}
