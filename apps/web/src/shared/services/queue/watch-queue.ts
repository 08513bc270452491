import { sendWaiting } from '../../../../worker/queue-sender.ts';
import { queueName } from '../../../../worker/queued-request.ts';
import type { QueueNews } from '../../../../worker/queued-request.ts';

/**
 * Sends queued answers now, whenever the network returns and whenever the page becomes visible.
 *
 * @param onNews receives the outcome of queued answers, from this window or another
 * @returns a function that stops sending
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
