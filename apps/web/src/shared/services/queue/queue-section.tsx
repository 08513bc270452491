import { Button } from '@podium/ui';
import { useEffect, useState } from 'react';
import { listQueued, removeQueued } from '../../../../worker/queue-store.ts';
import { queueName } from '../../../../worker/queued-request.ts';
import { useText } from '../../shell/page-context.tsx';
import { queuedRequestName, refusalText } from './queue-words.ts';
import type { QueuedRequest } from '../../../../worker/queued-request.ts';

/** A user's unsent answers: those that wait, and those that were refused, with the reason. */
export function QueueSection() {
  const t = useText();
  const [queued, setQueued] = useState<readonly QueuedRequest[]>([]);
  useEffect(() => {
    // Without storage there is no queue.
    const read = (): void => void listQueued().then(setQueued, () => undefined);
    read();
    const channel = new BroadcastChannel(queueName);
    channel.addEventListener('message', read);
    return () => channel.close();
  }, []);
  const waiting = queued.filter(({ refusal }) => refusal === undefined).length;
  const dismiss = async (key: string) => {
    await removeQueued(key);
    setQueued(await listQueued());
  };
  return (
    <section aria-labelledby="offline-queue" className="offline-section">
      <h2 id="offline-queue" className="bold">
        {t('parts.queue.title')}
      </h2>
      <output aria-live="polite">
        {waiting > 0
          ? t('parts.queue.waitingNow', { count: waiting })
          : queued.length === 0 && t('parts.queue.nothing')}
      </output>
      {queued.length > 0 && (
        <ul className="stack">
          {queued.map(({ key, refusal, ...request }) => (
            <li key={key} className="queued-request">
              <span>
                <bdi className="own-line strong">{queuedRequestName(t, request)}</bdi>
                <span className="second-line text-ink2">
                  {refusal === undefined ? t('parts.queue.waiting') : refusalText(t, refusal)}
                </span>
              </span>
              {refusal !== undefined && <Button onClick={() => void dismiss(key)}>{t('parts.queue.dismiss')}</Button>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
