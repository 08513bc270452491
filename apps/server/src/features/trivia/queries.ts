import type pg from 'pg';
import type { QuestionKind, QuizState, TriviaType } from '@podium/contract';
import type { Texts } from '@podium/games';
import type { Solution } from './scoring.ts';

type Client = pg.Pool | pg.ClientBase;

/** Tolerance beyond the limit, for the transmission of an answer sent in time. */
const graceSeconds = 5;

export interface TriviaRow {
  id: string;
  author: string;
  title: Texts;
  description: Texts;
  minutes: number;
  discipline: string | null;
  type: TriviaType;
  points: number;
  questions: number;
  opensAt: number;
  closesAt: number | null;
  state: QuizState;
  /** Time by the database's clock, used for attempts. */
  now: number;
  /** Time at the Games, for opening and closing times. */
  gamesNow: number;
}

const triviaColumns = `id, author, title, description, minutes, discipline, type, points, opens_at as "opensAt",
  closes_at as "closesAt", state, now()::timestamptz(3) as now,
  (select count(*)::int from trivia.questions where trivia_id = trivias.id) as questions`;

export async function listTrivias(
  client: Client,
  { discipline, type }: { discipline?: string; type?: TriviaType },
  /** Time at the Games minus the machine's (milliseconds). */
  aheadMs: number,
): Promise<TriviaRow[]> {
  const { rows } = await client.query<Omit<TriviaRow, 'gamesNow'>>(
    `select ${triviaColumns} from trivia.trivias
     where state = 'published' and ($1::text is null or discipline = $1) and ($2::text is null or type = $2) order by opens_at desc, id`,
    [discipline ?? null, type ?? null],
  );
  return rows.map((row) => ({ ...row, gamesNow: row.now + aheadMs }));
}

/** A quiz in any state: {@link listTrivias} returns the public ones only. */
export async function findTrivia(client: Client, id: string, aheadMs: number): Promise<TriviaRow | undefined> {
  const { rows } = await client.query<Omit<TriviaRow, 'gamesNow'>>(
    `select ${triviaColumns} from trivia.trivias where id = $1`,
    [id],
  );
  return rows[0] && { ...rows[0], gamesNow: rows[0].now + aheadMs };
}

export interface AttemptRow {
  triviaId: string;
  startedAt: number;
  endsAt: number;
  seed: string;
  /** True if an answer submitted now counts. */
  isInTime: boolean;
  submittedAt: number | null;
  isLate: boolean;
  right: number;
  total: number;
  points: number;
  answers: Record<string, { options?: string[]; number?: number }>;
}

const limit = `(trivias.minutes * attempts.time_factor) * interval '1 minute'`;
const attemptQuery = `
  select attempts.trivia_id as "triviaId", attempts.started_at as "startedAt",
    attempts.started_at + ${limit} as "endsAt", attempts.seed,
    now() <= attempts.started_at + ${limit} + interval '${graceSeconds} seconds' as "isInTime",
    submissions.submitted_at as "submittedAt", submissions.is_late as "isLate", submissions.right_answers as right,
    submissions.total, submissions.points, submissions.answers
  from trivia.attempts
  join trivia.trivias on trivias.id = attempts.trivia_id
  left join trivia.submissions using (trivia_id, person_id)
  where attempts.person_id = $1`;

export async function listAttempts(client: Client, personId: string): Promise<AttemptRow[]> {
  return (await client.query<AttemptRow>(`${attemptQuery} order by attempts.started_at`, [personId])).rows;
}

export async function findAttempt(client: Client, personId: string, triviaId: string): Promise<AttemptRow | undefined> {
  const { rows } = await client.query<AttemptRow>(`${attemptQuery} and attempts.trivia_id = $2`, [personId, triviaId]);
  return rows[0];
}

/**
 * Time when the solutions of a quiz with a closing time appear: when the last attempt started before the closing time
 * ends, and no player can answer anymore.
 * @returns null if they may be shown now
 */
export async function findAnswersAt(
  client: Client,
  { id, closesAt, now, gamesNow }: TriviaRow,
): Promise<number | null> {
  if (closesAt === null) return null;
  if (gamesNow < closesAt) return closesAt;
  const end = `attempts.started_at + ${limit} + interval '${graceSeconds} seconds'`;
  const { rows } = await client.query<{ last: number | null }>(
    `select max(${end}) as last from trivia.attempts join trivia.trivias on trivias.id = attempts.trivia_id
     where trivia_id = $1 and ${end} > now()
       and not exists (select 1 from trivia.submissions where submissions.trivia_id = $1 and submissions.person_id = attempts.person_id)`,
    [id],
  );
  const { last } = rows[0]!;
  return last === null ? null : last + gamesNow - now;
}

export interface QuestionRow {
  position: number;
  kind: QuestionKind;
  text: Texts;
  options: { id: string; text: Texts }[];
  unit: Texts | null;
}

export async function listQuestions(client: Client, triviaId: string): Promise<QuestionRow[]> {
  const { rows } = await client.query<QuestionRow>(
    'select position, kind, text, options, unit from trivia.questions where trivia_id = $1 order by position',
    [triviaId],
  );
  return rows;
}

export interface SolutionRow {
  position: number;
  solution: Solution;
  explanation: Texts;
}

/** The solutions. Read only to score an answer, and for users who have submitted one. */
export async function listSolutions(client: Client, triviaId: string): Promise<SolutionRow[]> {
  const { rows } = await client.query<SolutionRow>(
    'select position, solution, explanation from trivia.solutions where trivia_id = $1 order by position',
    [triviaId],
  );
  return rows;
}

/**
 * Starts the clock, unless it is running or the quiz is not published. The shared lock serializes this with changes
 * by organizers.
 */
export async function insertAttempt(
  client: pg.ClientBase,
  attempt: { triviaId: string; personId: string; timeFactor: number; seed: string },
): Promise<void> {
  await client.query(
    `with published as (select id from trivia.trivias where id = $1 and state = 'published' for share)
     insert into trivia.attempts (trivia_id, person_id, started_at, time_factor, seed)
     select id, $2, now(), $3, $4 from published on conflict do nothing`,
    [attempt.triviaId, attempt.personId, attempt.timeFactor, attempt.seed],
  );
}

interface NewSubmission {
  triviaId: string;
  personId: string;
  answers: AttemptRow['answers'];
  isLate: boolean;
  right: number;
  total: number;
  points: number;
}

/** @returns false if the person has already submitted answers */
export async function insertSubmission(client: pg.ClientBase, submission: NewSubmission): Promise<boolean> {
  const { triviaId, personId, answers, isLate, right, total, points } = submission;
  const { rowCount } = await client.query(
    `insert into trivia.submissions (trivia_id, person_id, submitted_at, answers, is_late, right_answers, total, points)
     values ($1, $2, now(), $3, $4, $5, $6, $7) on conflict do nothing`,
    [triviaId, personId, JSON.stringify(answers), isLate, right, total, points],
  );
  return rowCount === 1;
}
