import { ApiError } from '../../ground/api-error.ts';
import { FairGate } from '../../ground/fair-gate.ts';
import type { Paper } from './paper.ts';
import { TypesetError, Typesetter } from './typesetter.ts';

const limitMs = 30_000;
const idleMs = 5000;
const retry = { headers: { 'retry-after': '5' } };

const typesetter = new Typesetter(limitMs, idleMs);
const gate = new FairGate({ atOnce: 1, waiting: 20, waitingPerAddress: 20, waitMs: 20_000 });

/**
 * Prints a document without storing a copy.
 *
 * @param limit time after which it is abandoned (ms)
 * @throws ApiError 503 if too many are waiting, or printing fails
 */
export async function printOnce(paper: Paper, limit = limitMs): Promise<Buffer> {
  const leave = await gate.enter('');
  if (!leave) throw new ApiError('unavailable', 'Too many documents are being printed. Try again shortly.', retry);
  try {
    return await typesetter.typeset(await typesetter.prepare(paper), limit);
  } catch (error) {
    if (!(error instanceof TypesetError)) throw error;
    throw new ApiError('unavailable', 'The document could not be printed. Try again shortly.', retry);
  } finally {
    leave();
  }
}
