import { errorCodes } from '@podium/contract/error-codes';

const codes = [...errorCodes, 'offline'] as const;
export type ReadErrorCode = (typeof codes)[number];

export interface Failure {
  status: number;
  code: ReadErrorCode;
  /** Id of the failure in the server's log; empty if the server was not reached. */
  id: string;
}

/**
 * A failed read. The message contains all facts, because it is the only part of an error sent with a server-rendered
 * page.
 */
export class ReadError extends Error implements Failure {
  readonly status: number;
  readonly code: ReadErrorCode;
  readonly id: string;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, code: ReadErrorCode, id: string, retryAfterMs?: number) {
    super(`read failed: ${status} ${code} ${id || '-'}`);
    this.name = 'ReadError';
    this.status = status;
    this.code = code;
    this.id = id;
    this.retryAfterMs = retryAfterMs;
  }
}

export function readErrorFrom(status: number, json: unknown, retryAfterMs?: number): ReadError {
  const error = (json as { error?: { code?: unknown; id?: unknown } } | null)?.error;
  const code = codes.find((candidate) => candidate === error?.code) ?? codeOfStatus(status);
  return new ReadError(status, code, typeof error?.id === 'string' ? error.id : '', retryAfterMs);
}

/** Describes any error, including one sent with the page. */
export function describeFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : '';
  const [, status, code, id] = /^read failed: (\d+) (\w+) (\S+)$/u.exec(message) ?? [];
  const knownCode = codes.find((candidate) => candidate === code);
  if (status && knownCode && id) return { status: Number(status), code: knownCode, id: id === '-' ? '' : id };
  // An error of the browser itself: it has no status.
  return { status: 0, code: 'unexpected', id: '' };
}

export function isReadFailure(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('read failed: ');
}

const retryableStatuses = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504]);

export function isRetryable(error: unknown): boolean {
  return error instanceof ReadError && retryableStatuses.has(error.status);
}

function codeOfStatus(status: number): ReadErrorCode {
  if (status === 0) return 'offline';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooManyRequests';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status < 500 ? 'badRequest' : 'unexpected';
}
