import type pg from 'pg';
import type { ErrorAnswer, ErrorCode } from '@podium/contract';
import { errorStatus } from '@podium/contract';
import { ApiError } from '../../ground/api-error.ts';
import type { KeyedRequest } from '../../routes/keyed-request.ts';

interface StoredError {
  code: ErrorCode;
  message: string;
  fields?: ErrorAnswer['error']['fields'];
}

/** After this time, a request without an outcome counts as lost with its server, and a repeat runs again. */
const lostAfter = '1 minute';

/**
 * Errors that a repeat would get again, unless they say when to retry. Other errors are not stored, so the
 * repeat is a new attempt.
 */
const finalErrors: ReadonlySet<ErrorCode> = new Set(['notFound', 'conflict', 'unprocessable']);

/**
 * Runs a request once per person and key, and repeats its outcome for 48 hours.
 *
 * @throws ApiError 409 while the first request is running, 422 if the key belongs to another request
 */
export async function answerOnce(
  pool: pg.Pool,
  { personId, key, request }: KeyedRequest,
  answer: () => Promise<object>,
): Promise<object> {
  const claimed = await pool.query(
    `insert into repeats.answers as stored (person_id, key, request) values ($1, $2, $3)
     on conflict (person_id, key) do update set at = now()
       where stored.request = excluded.request and stored.status is null
         and stored.at < now() - interval '${lostAfter}'`,
    [personId, key, request],
  );
  if (claimed.rowCount === 0) return storedOutcome(pool, { personId, key, request });
  const store = async (status: number, outcome: object): Promise<void> =>
    void (await pool.query('update repeats.answers set status = $3, answer = $4 where person_id = $1 and key = $2', [
      personId,
      key,
      status,
      JSON.stringify(outcome),
    ]));
  try {
    const outcome = await answer();
    await store(200, outcome);
    return outcome;
  } catch (error) {
    if (error instanceof ApiError && finalErrors.has(error.code) && !error.headers['retry-after']) {
      const { code, message, fields } = error;
      await store(errorStatus[code], { code, message, fields } satisfies StoredError);
    } else await pool.query('delete from repeats.answers where person_id = $1 and key = $2', [personId, key]);
    throw error;
  }
}

async function storedOutcome(pool: pg.Pool, { personId, key, request }: KeyedRequest): Promise<object> {
  const { rows } = await pool.query<{ request: string; status: number | null; answer: string | null }>(
    'select request, status, answer from repeats.answers where person_id = $1 and key = $2',
    [personId, key],
  );
  const [stored] = rows;
  if (stored && stored.request !== request)
    throw new ApiError('unprocessable', 'Idempotency-Key: it was used for another request.', {
      fields: [{ field: 'Idempotency-Key', message: 'used for another request' }],
    });
  if (!stored || stored.status === null || stored.answer === null)
    throw new ApiError('conflict', 'The first request with this key is still running. Repeat it shortly.', {
      headers: { 'retry-after': '1' },
    });
  if (stored.status === 200) return JSON.parse(stored.answer) as object;
  const { code, message, fields } = JSON.parse(stored.answer) as StoredError;
  throw new ApiError(code, message, { fields });
}
