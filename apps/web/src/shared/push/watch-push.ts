import { onFollowsChange } from '../follow/follows.ts';
import { syncPush } from './push-device.ts';

const pauseMs = 1500;

/** Keeps the server informed of what a subscribed device follows. @returns stops it */
export function watchPush(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (): void => {
    clearTimeout(timer);
    // What cannot be sent now is sent with the next change, page or network.
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
