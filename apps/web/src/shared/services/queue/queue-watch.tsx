import { prepareToasts, showToast } from '@podium/ui';
import { useEffect, useEffectEvent } from 'react';
import { listQueued } from '../../../../worker/queue-store.ts';
import { useText } from '../../shell/page-context.tsx';
import { queuedRequestName, refusalText } from './queue-words.ts';
import { watchQueue } from './watch-queue.ts';
import type { QueueNews } from '../../../../worker/queued-request.ts';

/** Sends a user's queued answers, and shows what waits and what happened to sent ones. */
export function QueueWatch() {
  const t = useText();
  const announceWaiting = useEffectEvent(async () => {
    const waiting = (await listQueued()).filter(({ refusal }) => refusal === undefined);
    if (waiting.length === 0) return;
    const [first] = waiting;
    const countText = t('parts.queue.waitingNow', { count: waiting.length });
    const text =
      waiting.length === 1 && first
        ? t('parts.queue.named', { kind: countText, name: queuedRequestName(t, first) })
        : countText;
    showToast({ kind: 'info', id: 'queue', text });
  });
  const say = useEffectEvent((news: QueueNews) => {
    if (news.type === 'changed') return;
    const { request } = news;
    const what = queuedRequestName(t, request);
    if (news.type === 'sent') showToast({ kind: 'success', id: request.key, text: t('parts.queue.sent', { what }) });
    else {
      const reason = refusalText(t, request.refusal ?? '');
      showToast({ kind: 'error', id: request.key, text: `${t('parts.queue.refused', { what })}. ${reason}` });
    }
  });
  useEffect(() => {
    prepareToasts();
    if (!navigator.onLine) void announceWaiting().catch(() => undefined);
    return watchQueue(say);
  }, []);
  return null;
}
