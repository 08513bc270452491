import type { DeskQuiz, QuizChange, QuizState } from '@podium/contract';
import type pg from 'pg';
import { instantText } from '../../instant-text.ts';
import { insertQuestions } from '../insert-questions.ts';
import type { StoredQuestion } from '../insert-questions.ts';
import { storedQuestion, writtenQuestion } from './stored-quiz.ts';

type Client = pg.Pool | pg.ClientBase;

interface QuizRow extends Pick<
  QuizChange,
  'title' | 'description' | 'author' | 'discipline' | 'type' | 'minutes' | 'points'
> {
  id: string;
  opensAt: number;
  closesAt: number | null;
  state: QuizState;
  version: number;
  entry: number | null;
  personId: string | null;
  username: string | null;
  editedAt: number | null;
  attempts: number;
  answers: number;
  averageRight: number | null;
  questions: StoredQuestion[] | null;
}

/** A quiz with its solutions; its route adds the faults that prevent publication. */
export interface StoredQuiz extends Omit<DeskQuiz, 'faults'> {
  /** The last journal entry that published or withdrew it from a Games folder; null if none did. */
  entry: number | null;
}

/** All quizzes, last edited first. @param id only this quiz */
export async function readQuizzes(client: Client, id?: string): Promise<StoredQuiz[]> {
  const { rows } = await client.query<QuizRow>(
    `select trivias.id, title, description, author, discipline, trivias.type, minutes, trivias.points,
       opens_at as "opensAt", closes_at as "closesAt", state, version, persons.id as "personId", persons.username,
       edited_at as "editedAt", entry,
       (select count(*)::int from trivia.attempts where trivia_id = trivias.id) as attempts,
       (select count(*)::int from trivia.submissions where trivia_id = trivias.id) as answers,
       (select avg(right_answers::float8 / nullif(total, 0)) from trivia.submissions
        where trivia_id = trivias.id and not is_late) as "averageRight",
       (select jsonb_agg(jsonb_build_object('position', position, 'kind', kind, 'text', text, 'options', options,
          'unit', unit, 'solution', solution, 'explanation', explanation) order by position)
        from trivia.questions join trivia.solutions using (trivia_id, position)
        where trivia_id = trivias.id) as questions
     from trivia.trivias left join people.persons on persons.id = edited_by
     where $1::text is null or trivias.id = $1
     order by edited_at desc nulls last, trivias.id`,
    [id ?? null],
  );
  return rows.map(storedQuiz);
}

function storedQuiz({ personId, username, questions, ...row }: QuizRow): StoredQuiz {
  const { id, state, version, editedAt, entry, attempts, answers, averageRight, opensAt, closesAt, ...quiz } = row;
  return {
    id,
    state,
    version,
    entry,
    editedBy: personId === null ? null : { id: personId, username: username ?? '' },
    editedAt: editedAt === null ? null : instantText(editedAt),
    attempts,
    answers,
    averageRight,
    quiz: {
      ...quiz,
      opensAt: instantText(opensAt),
      closesAt: closesAt === null ? null : instantText(closesAt),
      questions: (questions ?? []).map(writtenQuestion),
    },
  };
}

/** Locks a quiz until the transaction ends, against other changes and against players who start it. */
export async function lockQuiz(client: pg.ClientBase, id: string): Promise<StoredQuiz | undefined> {
  await client.query('select from trivia.trivias where id = $1 for update', [id]);
  return (await readQuizzes(client, id))[0];
}

/** @returns false if the id is taken */
export async function insertQuiz(
  client: pg.ClientBase,
  id: string,
  quiz: QuizChange,
  userId: string | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into trivia.trivias (id, title, description, author, discipline, type, minutes, points, opens_at, closes_at,
       state, edited_by, edited_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'draft', $11, now()) on conflict do nothing`,
    [id, ...quizColumns(quiz), userId],
  );
  if (rowCount !== 1) return false;
  await insertQuestions(client, id, quiz.questions.map(storedQuestion));
  return true;
}

/** Replaces a locked quiz. Attempts refer to its questions by position. */
export async function updateQuiz(
  client: pg.ClientBase,
  id: string,
  quiz: QuizChange,
  userId: string | null,
): Promise<void> {
  await client.query(
    `update trivia.trivias set title = $2, description = $3, author = $4, discipline = $5, type = $6, minutes = $7,
       points = $8, opens_at = $9, closes_at = $10, version = version + 1, edited_by = $11, edited_at = now()
     where id = $1`,
    [id, ...quizColumns(quiz), userId],
  );
  await client.query('delete from trivia.questions where trivia_id = $1', [id]);
  await insertQuestions(client, id, quiz.questions.map(storedQuestion));
}

/** Changes the state of a locked quiz. */
export async function setState(client: pg.ClientBase, id: string, state: QuizState, userId: string): Promise<void> {
  await client.query(
    'update trivia.trivias set state = $2, version = version + 1, edited_by = $3, edited_at = now() where id = $1',
    [id, state, userId],
  );
}

/** Makes a locked quiz public as an entry of the journal gave it. */
export async function publishFromFolder(client: pg.ClientBase, id: string, entry: number): Promise<void> {
  await client.query(
    `update trivia.trivias set state = 'published', entry = $2, edited_by = null, edited_at = null where id = $1`,
    [id, entry],
  );
}

/** Withdraws a public quiz, unless a later entry of the journal wrote it. */
export async function withdrawFromFolder(client: pg.ClientBase, id: string, entry: number): Promise<void> {
  await client.query(
    `update trivia.trivias set state = 'withdrawn', version = version + 1, entry = $2, edited_by = null, edited_at = null
     where id = $1 and state = 'published' and entry < $2`,
    [id, entry],
  );
}

export async function deleteQuiz(client: pg.ClientBase, id: string): Promise<void> {
  await client.query('delete from trivia.trivias where id = $1', [id]);
}

const quizColumns = ({
  title,
  description,
  author,
  discipline,
  type,
  minutes,
  points,
  ...times
}: QuizChange): unknown[] => [
  JSON.stringify(title),
  JSON.stringify(description),
  author,
  discipline,
  type,
  minutes,
  points,
  times.opensAt,
  times.closesAt,
];
