import { errorStatus } from '@podium/contract';
import type { ErrorAnswer } from '@podium/contract';
import { ApiError } from '../ground/api-error.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { formatStack } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';
import { loggedPath } from '../ground/quiet-address.ts';
import { errorId } from '../ground/request-id.ts';

export { ApiError, isDatabaseAway };

/**
 * Converts any error to the uniform error answer. Errors not meant for clients become `unexpected`, with an id for the
 * log.
 */
export function buildErrorAnswer(
  error: unknown,
  id: string,
): { status: number; body: ErrorAnswer; headers: Record<string, string> } {
  if (error instanceof ApiError) {
    const body: ErrorAnswer = { error: { code: error.code, message: error.message, id, fields: error.fields } };
    return { status: errorStatus[error.code], body, headers: error.headers };
  }
  if (isDatabaseAway(error)) {
    const body: ErrorAnswer = {
      error: { code: 'unavailable', message: 'The database is temporarily unavailable. Try again shortly.', id },
    };
    return { status: 503, body, headers: { 'retry-after': '2' } };
  }
  if (isPersonGone(error))
    return { status: 401, body: { error: { code: 'unauthorized', message: 'Log in first.', id } }, headers: {} };
  if (isDiskFull(error)) {
    const body: ErrorAnswer = {
      error: { code: 'noSpace', message: 'Insufficient storage; nothing was stored.', id },
    };
    return { status: 507, body, headers: { 'retry-after': '30' } };
  }
  return { status: 500, body: { error: { code: 'unexpected', message: 'Something went wrong.', id } }, headers: {} };
}

/**
 * Builds the error sent to the client. Unexpected errors are logged in full under the id that the client receives. Only
 * the path of the address is logged, because a query may contain a user's search text.
 */
export function reportFailure(error: unknown, address: string, log: Log): ReturnType<typeof buildErrorAnswer> {
  const path = loggedPath(address);
  const id = errorId();
  const answer = buildErrorAnswer(error, id);
  const entry = { request: id, status: answer.status, code: answer.body.error.code, path };
  // An outage is logged once by the database monitor, not for every request.
  if (answer.status === 500) log.error({ ...entry, error: formatStack(error) }, 'a request failed');
  else if (answer.status > 500) log.debug(entry, 'a request was put off');
  else if (refusals.has(answer.status)) log.info(entry, 'a request was refused');
  return answer;
}

/** Missing or insufficient rights, and rate limits. Many of them may indicate an attack. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

/** Error 23503 on a key that refers to a person: the account was erased during its own request. */
function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return false;
  return error.code === '23503' && String(error.constraint).endsWith('_persons_id_fk');
}

/**
 * Error 53100: no disk space for a table. If the WAL cannot grow, the database server stops instead, which appears as
 * "unreachable".
 */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');
}
