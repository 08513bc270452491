/** A person's answers on their way to the server: what page and worker both know of the queue. */

/** What is waiting, by which screens name it. */
type QueueKind = 'trivia' | 'feedback' | 'scan';

export interface QueuedRequest {
  /** `Idempotency-Key`: sent twice, the request still counts once. */
  key: string;
  userId: string;
  kind: QueueKind;
  /** Name of what it belongs to, such as the title of a trivia; empty if its kind says enough. */
  label: string;
  /** Address that receives it by POST. */
  path: string;
  body: object;
  /** Epoch milliseconds of the device. */
  createdAt: number;
  /** Why the server refused it: an error code, or the fault of a field. undefined: it is waiting. */
  refusal?: string;
}

export type QueueOutcome =
  | { state: 'sent'; answer: unknown }
  /** To be repeated later: there was no answer. */
  | { state: 'offline' }
  /** To be repeated later: the server cannot answer now, or does not know who this is. */
  | { state: 'later'; status: number; json: unknown; retryAfterSeconds: number }
  | { state: 'refused'; status: number; json: unknown };

/** What the windows of the app and the worker tell each other. */
export type QueueNews =
  | { type: 'changed' }
  | { type: 'sent' | 'refused'; request: Pick<QueuedRequest, 'key' | 'kind' | 'label' | 'refusal'> };

export const queueName = 'podium-queue';

interface ErrorBody {
  error?: { code?: string; fields?: readonly { field: string; message: string }[] };
}

/** What an answer means for its request. @param json undefined if there is none */
export function outcomeOf(status: number, json: unknown, retryAfterSeconds: number): QueueOutcome {
  if (status >= 200 && status < 300) return { state: 'sent', answer: json };
  const fields = (json as ErrorBody | null)?.error?.fields ?? [];
  // Answered before, from another device or with a lost key: there is nothing left to send.
  if (fields.some(({ message }) => message === 'alreadyAnswered')) return { state: 'sent', answer: null };
  const isTemporary =
    status >= 500 ||
    [401, 408, 425, 429].includes(status) ||
    (status === 409 && fields.length === 0) ||
    retryAfterSeconds > 0;
  return isTemporary ? { state: 'later', status, json, retryAfterSeconds } : { state: 'refused', status, json };
}

/** The most specific word for a refusal: the fault of a field, else the error code. */
export function refusalOf(json: unknown): string {
  const error = (json as ErrorBody | null)?.error;
  return error?.fields?.[0]?.message ?? error?.code ?? 'unexpected';
}
