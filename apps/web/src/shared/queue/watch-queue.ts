import { sendWaiting } from '../../../worker/queue-sender.ts';
import { queueName } from '../../../worker/queued-request.ts';
import type { QueueNews } from '../../../worker/queued-request.ts';

/**
 * Sends what waits now, whenever the network returns and whenever the page is shown again.
 *
 * @param onNews hears what has become of queued answers, in this window or another
 * @returns stops it
 */
export function watchQueue(onNews: (news: QueueNews) => void): () => void {
  const channel = new BroadcastChannel(queueName);
  channel.addEventListener('message', ({ data }: MessageEvent<QueueNews>) => onNews(data));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const pauseMs = await sendWaiting();
    if (pauseMs !== undefined) timer = setTimeout(start, pauseMs);
  };
  // Without storage there is no queue.
  const start = (): void => void send().catch(() => undefined);
  const handleVisibility = (): void => {
    if (document.visibilityState === 'visible') start();
  };
  start();
  addEventListener('online', start);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearTimeout(timer);
    channel.close();
    removeEventListener('online', start);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
