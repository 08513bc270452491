import { randomUUID } from 'node:crypto';
import { errorStatus } from '@podium/contract';
import type { ErrorAnswer } from '@podium/contract';
import { ApiError } from '../api-error.ts';
import type { Log } from '../log.ts';

export { ApiError };

export function errorId(): string {
  return randomUUID().slice(0, 13);
}

/** The one shape of every error answer. What was not meant for clients becomes `unexpected`, with an id for the log. */
export function errorAnswerOf(
  error: unknown,
  id: string,
): { status: number; body: ErrorAnswer; headers: Record<string, string> } {
  if (error instanceof ApiError) {
    const body: ErrorAnswer = { error: { code: error.code, message: error.message, id, fields: error.fields } };
    return { status: errorStatus[error.code], body, headers: error.headers };
  }
  if (isDatabaseAway(error)) {
    const body: ErrorAnswer = { error: { code: 'unavailable', message: 'The database is away; try again soon.', id } };
    return { status: 503, body, headers: { 'retry-after': '2' } };
  }
  if (isDiskFull(error)) {
    const body: ErrorAnswer = {
      error: { code: 'noSpace', message: 'There is no room to store this; nothing was taken.', id },
    };
    return { status: 507, body, headers: { 'retry-after': '30' } };
  }
  return { status: 500, body: { error: { code: 'unexpected', message: 'Something went wrong.', id } }, headers: {} };
}

/** What a client is told of an error; what nobody expected is logged whole, under the number that the client is given. */
export function failureOf(error: unknown, path: string, log: Log): ReturnType<typeof errorAnswerOf> {
  const id = errorId();
  const answer = errorAnswerOf(error, id);
  // An outage is told once by whoever follows the database, not by every request in it.
  if (answer.status === 500)
    log.error(
      { id, path, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      'a request failed',
    );
  else if (answer.status > 500) log.debug({ id, status: answer.status, path }, 'a request was put off');
  return answer;
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
]);

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true;
  return /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    error.message,
  );
}

/** 53100: no room for a table. A WAL that cannot grow takes the server down instead, which reads as "away". */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');
}
