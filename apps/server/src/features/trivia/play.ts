import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { GivenAnswer, TimeFactor, TriviaFault } from '@podium/contract';
import { credit } from '../../access/points.ts';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import { triviaState } from './present.ts';
import { holdPerson } from '../../access/hold-person.ts';
import { findAttempt, insertAttempt, insertSubmission, listQuestions, listSolutions } from './queries.ts';
import type { AttemptRow, TriviaRow } from './queries.ts';
import { isCorrect, pointsFor } from './scoring.ts';
import { shownOrder, toStoredOptions } from './shown-options.ts';

const messages: Readonly<Record<TriviaFault, string>> = {
  notOpen: 'This quiz is not open.',
  notStarted: 'Start this quiz first.',
  tooLate: 'The time for this quiz is over.',
  alreadyAnswered: 'You have already answered this quiz.',
};

const refusal = (fault: TriviaFault): ApiError =>
  new ApiError(fault === 'alreadyAnswered' ? 'conflict' : 'unprocessable', messages[fault], {
    fields: [{ field: 'trivia', message: fault }],
  });

async function asPerson<Result>(
  pool: pg.Pool,
  personId: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return transaction(pool, async (client) => {
    if (!(await holdPerson(client, personId))) throw new ApiError('unauthorized', 'Log in first.');
    return work(client);
  });
}

/**
 * Starts the clock, or returns when it was started.
 *
 * @throws ApiError 409 `alreadyAnswered` once the answers were sent; 422 `notOpen` if the quiz is neither started nor open
 */
export async function startTrivia(
  pool: pg.Pool,
  trivia: TriviaRow,
  personId: string,
  timeFactor: TimeFactor,
): Promise<AttemptRow> {
  const started = await findAttempt(pool, personId, trivia.id);
  if (started && started.submittedAt !== null) throw refusal('alreadyAnswered');
  if (started) return started;
  if (triviaState(trivia) !== 'open') throw refusal('notOpen');
  return asPerson(pool, personId, async (client) => {
    const seed = randomBytes(16).toString('hex');
    await insertAttempt(client, { triviaId: trivia.id, personId, timeFactor, seed });
    const attempt = await findAttempt(client, personId, trivia.id);
    if (!attempt) throw refusal('notOpen');
    return attempt;
  });
}

/**
 * Scores a submission and credits its points once. A submission after the limit closes the attempt without points,
 * because it cannot be verified whether an offline phone recorded it in time.
 *
 * @throws ApiError 422 `notStarted` or `tooLate`, 409 `alreadyAnswered`
 */
export async function submitTrivia(
  pool: pg.Pool,
  trivia: TriviaRow,
  personId: string,
  answers: readonly GivenAnswer[],
): Promise<AttemptRow> {
  const submitted = await asPerson(pool, personId, async (client) => {
    const attempt = await findAttempt(client, personId, trivia.id);
    if (!attempt) throw refusal('notStarted');
    const [questions, solutions] = [await listQuestions(client, trivia.id), await listSolutions(client, trivia.id)];
    const answersByPosition = new Map(answers.map(({ position, ...answer }) => [position, answer]));
    const storedAnswers: AttemptRow['answers'] = {};
    for (const question of questions) {
      const answer = answersByPosition.get(question.position);
      if (answer) storedAnswers[question.position] = toStoredOptions(answer, shownOrder(question, attempt.seed));
    }
    const total = questions.length;
    const isLate = !attempt.isInTime;
    const right = isLate
      ? 0
      : solutions.filter(({ position, solution }) => isCorrect(solution, storedAnswers[position])).length;
    const points = pointsFor(trivia.points, right, total);
    const submission = { triviaId: trivia.id, personId, answers: storedAnswers, isLate, right, total, points };
    if (!(await insertSubmission(client, submission))) throw refusal('alreadyAnswered');
    if (points > 0) await credit(client, { personId, kind: 'trivia', sourceId: trivia.id, delta: points });
    return (await findAttempt(client, personId, trivia.id))!;
  });
  // Thrown only now, so that a late attempt stays closed.
  if (submitted.isLate) throw refusal('tooLate');
  return submitted;
}
