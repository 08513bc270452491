import { onFollowsChange } from '../follow/follows.ts';
import { tellPush } from './push-device.ts';

const pauseMs = 1500;

/** Keeps the server informed of what a subscribed device follows. @returns stops it */
export function watchPush(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    clearTimeout(timer);
    // What cannot be sent now is sent with the next change, page or network.
    timer = setTimeout(() => void tellPush().catch(() => undefined), pauseMs);
  };
  tell();
  addEventListener('online', tell);
  const stop = onFollowsChange(tell);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', tell);
    stop();
  };
}
