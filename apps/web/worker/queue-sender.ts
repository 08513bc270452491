/**
 * Sends queued requests one at a time, and from only one window or worker at a time. A request is stored before it is
 * first sent and removed after its response, so that a closed tab loses nothing; because of its key, the server answers
 * a repeated request like the first.
 */
import { isOurs } from '@podium/contract/served-by';
import { serverAddress } from '../src/platform/origin.ts';
import { sessionHeaders } from '../src/platform/session.ts';
import { endLease, listQueued, putQueued, removeQueued, takeLease } from './queue-store.ts';
import { outcomeOf, queueName, refusalOf } from './queued-request.ts';
import type { QueueNews, QueueOutcome, QueuedRequest } from './queued-request.ts';

const leaseMs = 30_000;
const answerMs = 25_000;
/** Pause between attempts, unless another signal shows that the server is reachable again. */
const pauseMs = 60_000;

/** Notifies the other windows, and listeners in this one with their own channel. */
export function postQueueNews(news: QueueNews): void {
  const channel = new BroadcastChannel(queueName);
  channel.postMessage(news);
  channel.close();
}

/**
 * Runs `work` while no other window sends.
 * @returns undefined if another window does, in browsers without locks
 */
async function alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  // Missing before Safari 15.4 and on pages without TLS.
  const { locks } = navigator as { locks?: LockManager };
  if (locks) return locks.request(queueName, work);
  const owner = String(Math.random());
  if (!(await takeLease(owner, Date.now(), leaseMs))) return undefined;
  try {
    return await work();
  } finally {
    await endLease(owner);
  }
}

async function post({ path, body, key }: QueuedRequest): Promise<QueueOutcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), answerMs);
  try {
    const answer = await fetch(serverAddress(path), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(await sessionHeaders()),
      },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: timeout.signal,
    });
    // A proxy or portal that answers in our place has not received the request.
    if (!isOurs(answer)) return { state: 'offline' };
    const json: unknown = await answer.json().catch(() => null);
    return outcomeOf(answer.status, json, Number(answer.headers.get('retry-after')));
  } catch {
    return { state: 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a request that was just created. It stays queued without a network; any response is returned to its screen,
 * which is still open.
 */
export async function sendNow(request: QueuedRequest): Promise<QueueOutcome> {
  await putQueued(request);
  const outcome = (await alone(async () => post(request))) ?? { state: 'offline' };
  if (outcome.state !== 'offline') await removeQueued(request.key);
  postQueueNews({ type: 'changed' });
  return outcome;
}

/**
 * Sends all queued requests of the user whose session this browser has, and no others.
 *
 * @returns milliseconds until the next attempt; undefined if the queue is empty
 */
export async function sendWaiting(): Promise<number | undefined> {
  if (!(await hasWaiting())) return undefined;
  const turn = await alone(async () => ({ pauseMs: await drain() }));
  // Retry after the lease: the sending window may have been closed.
  return turn ? turn.pauseMs : leaseMs;
}

async function drain(): Promise<number | undefined> {
  const session = await readSession();
  if (!session) return pauseMs;
  for (const request of await listQueued()) {
    if (request.refusal !== undefined || request.userId !== session.userId) continue;
    const outcome = await post(request);
    if (outcome.state === 'offline') return pauseMs;
    if (outcome.state === 'later') return outcome.retryAfterSeconds * 1000 || pauseMs;
    await settle(request, outcome);
  }
  return undefined;
}

const hasWaiting = async (): Promise<boolean> => (await listQueued()).some(({ refusal }) => refusal === undefined);

async function settle(
  request: QueuedRequest,
  outcome: Extract<QueueOutcome, { state: 'sent' | 'refused' }>,
): Promise<void> {
  const { key, kind, label } = request;
  if (outcome.state === 'sent') {
    await removeQueued(key);
    postQueueNews({ type: 'sent', request: { key, kind, label } });
  } else {
    const refusal = refusalOf(outcome.json);
    await putQueued({ ...request, refusal });
    postQueueNews({ type: 'refused', request: { key, kind, label, refusal } });
  }
}

/** The user whose session this browser has; undefined if the server cannot be reached. */
async function readSession(): Promise<{ userId: string | undefined } | undefined> {
  try {
    const answer = await fetch(serverAddress('/api/v1/session'), {
      headers: await sessionHeaders(),
      credentials: 'same-origin',
      cache: 'no-store',
    });
    if (!isOurs(answer)) return undefined;
    const { user } = (await answer.json()) as { user?: { id?: string } | null };
    return { userId: user?.id };
  } catch {
    return undefined;
  }
}
