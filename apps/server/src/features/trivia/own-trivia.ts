import type pg from 'pg';
import { instantText } from '../instant-text.ts';
import { listAttempts, listQuestions } from './queries.ts';
import type { AttemptRow } from './queries.ts';
import { shownOrder, toShownOptions } from './shown-options.ts';

export async function ownTrivia(pool: pg.Pool, personId: string): Promise<unknown> {
  const attempts = await listAttempts(pool, personId);
  if (attempts.length === 0) return undefined;
  return Promise.all(
    attempts.map(async (attempt) => {
      const { triviaId, startedAt, submittedAt, isLate, right, total, points } = attempt;
      return {
        trivia: triviaId,
        startedAt: instantText(startedAt),
        ...(submittedAt === null
          ? {}
          : {
              submittedAt: instantText(submittedAt),
              isLate,
              score: { right, total },
              points,
              answers: await sentAnswers(pool, attempt),
            }),
      };
    }),
  );
}

/** Answers as submitted, because the stored option names would reveal the right order of some questions. */
async function sentAnswers(pool: pg.Pool, { triviaId, seed, answers }: AttemptRow): Promise<AttemptRow['answers']> {
  const questions = await listQuestions(pool, triviaId);
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.position];
      return answer ? [[question.position, toShownOptions(answer, shownOrder(question, seed))]] : [];
    }),
  );
}
