/** Queued requests of users: definitions shared by page and worker. */

/** Kind of a queued request, which determines its label on screens. */
type QueueKind = 'trivia' | 'feedback' | 'scan';

export interface QueuedRequest {
  /** `Idempotency-Key`: if sent twice, the request counts once. */
  key: string;
  userId: string;
  kind: QueueKind;
  /** Name of the subject, such as the title of a trivia; empty if the kind is enough. */
  label: string;
  /** The URL of the POST request. */
  path: string;
  body: object;
  /** Epoch milliseconds of the device. */
  createdAt: number;
  /** Reason of a refusal by the server: an error code, or the error of a field; undefined while waiting. */
  refusal?: string;
}

export type QueueOutcome =
  | { state: 'sent'; answer: unknown }
  /** To be retried later: there was no response. */
  | { state: 'offline' }
  /** To be retried later: the server is unavailable, or the session is unknown. */
  | { state: 'later'; status: number; json: unknown; retryAfterSeconds: number }
  | { state: 'refused'; status: number; json: unknown };

/** Messages between the windows of the app and the worker. */
export type QueueNews =
  | { type: 'changed' }
  | { type: 'sent' | 'refused'; request: Pick<QueuedRequest, 'key' | 'kind' | 'label' | 'refusal'> };

export const queueName = 'podium-queue';

interface ErrorBody {
  error?: { code?: string; fields?: readonly { field: string; message: string }[] };
}

/**
 * The outcome of a response for its request.
 * @param json undefined if there is none
 */
export function outcomeOf(status: number, json: unknown, retryAfterSeconds: number): QueueOutcome {
  if (status >= 200 && status < 300) return { state: 'sent', answer: json };
  const fields = (json as ErrorBody | null)?.error?.fields ?? [];
  // Already answered, from another device or with a lost key: nothing is left to send.
  if (fields.some(({ message }) => message === 'alreadyAnswered')) return { state: 'sent', answer: null };
  const isTemporary =
    status >= 500 ||
    [401, 408, 425, 429].includes(status) ||
    (status === 409 && fields.length === 0) ||
    retryAfterSeconds > 0;
  return isTemporary ? { state: 'later', status, json, retryAfterSeconds } : { state: 'refused', status, json };
}

/** The most specific code for a refusal: the error of a field, otherwise the error code. */
export function refusalOf(json: unknown): string {
  const error = (json as ErrorBody | null)?.error;
  return error?.fields?.[0]?.message ?? error?.code ?? 'unexpected';
}
