import type pg from 'pg';
import { instantText } from '../instant-text.ts';
import { listAttempts } from './queries.ts';

/** What a person has started and sent, for that person. */
export async function ownTrivia(pool: pg.Pool, personId: string): Promise<unknown> {
  const attempts = await listAttempts(pool, personId);
  if (attempts.length === 0) return undefined;
  return attempts.map(({ triviaId, startedAt, submittedAt, isLate, right, total, points, answers }) => ({
    trivia: triviaId,
    startedAt: instantText(startedAt),
    ...(submittedAt === null
      ? {}
      : { submittedAt: instantText(submittedAt), isLate, score: { right, total }, points, answers }),
  }));
}
