import { deviceNow } from '../../../platform/device-time.ts';
import { toRequestError } from '../../../platform/request.ts';
import { sendNow } from '../../../../worker/queue-sender.ts';
import { endDeviceSession } from '../../people/user/leave.ts';
import { requestSync } from './request-sync.ts';
import type { QueuedRequest } from '../../../../worker/queued-request.ts';

export type Submitted<T> = { state: 'sent'; answer: T } | { state: 'waiting' };

/**
 * Sends an answer exactly once: immediately if there is a network, otherwise as soon as there is one, even if the tab
 * is closed.
 *
 * @throws RequestError if the server refuses it or cannot accept it now
 */
export async function submitOnce<T>(request: Omit<QueuedRequest, 'createdAt' | 'refusal'>): Promise<Submitted<T>> {
  const outcome = await sendNow({ ...request, createdAt: deviceNow() });
  if (outcome.state === 'sent') return { state: 'sent', answer: outcome.answer as T };
  if (outcome.state !== 'offline') {
    if (outcome.status === 401) endDeviceSession();
    throw toRequestError(outcome.status, outcome.json, outcome.state === 'later' ? outcome.retryAfterSeconds : 0);
  }
  await requestSync();
  return { state: 'waiting' };
}
