import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { applyAll } from '../../../feed/applier.ts';
import { deskEntry } from '../../../feed/desk/desk-entry.ts';
import type { Decision } from '../../../feed/desk/desk-entry.ts';
import type { MissingRows } from '../../../feed/folder/import/keep-missing.ts';
import { appendToJournal } from '../../../feed/journal.ts';
import type { Log } from '../../../ground/log.ts';
import { machineNow } from '../../../ground/machine-time.ts';
import { featureEntryTypes as entryTypes } from '../../entry-types.gen.ts';
import { readQuizzes } from '../desk/quiz-store.ts';
import type { StoredQuiz } from '../desk/quiz-store.ts';
import { normalQuestion } from '../desk/stored-quiz.ts';
import { auditSubject } from '../audit-subject.ts';
import { readQuizRows } from './quiz-rows.ts';
import type { FolderQuiz, TriviaTables } from './quiz-rows.ts';

const maxNames = 20;

export async function storedQuizzes(pool: pg.Pool): Promise<Map<string, StoredQuiz>> {
  return new Map((await readQuizzes(pool)).map((stored) => [stored.id, stored]));
}

/** Public quizzes of earlier folders that the table of this one lacks. */
export async function missingQuizzes(pool: pg.Pool, trivia: TriviaTables): Promise<MissingRows[]> {
  const ids = await missingIds(pool, trivia);
  return ids.length === 0 ? [] : [{ table: 'trivia/quizzes', rows: ids.length, names: ids.slice(0, maxNames) }];
}

async function missingIds(pool: pg.Pool, trivia: TriviaTables): Promise<string[]> {
  const rows = trivia.get('trivia/quizzes');
  if (!rows) return [];
  const { rows: missing } = await pool.query<{ id: string }>(
    `select id from trivia.trivias where entry is not null and state = 'published' and id <> all($1) order by id`,
    [rows.map(({ id }) => id)],
  );
  return missing.map(({ id }) => id);
}

/**
 * Publishes the quizzes of a folder that was read without errors, and applies them. Those that are public and the same
 * are left out.
 *
 * @param withdrawsMissing withdraws quizzes of an earlier folder that this one lacks
 * @param keepsExisting leaves quizzes alone that exist already, in any state
 * @returns the number of quizzes that were published or withdrawn
 */
export async function publishQuizzes({
  pool,
  log,
  competitionCode,
  trivia,
  disciplineKey,
  withdrawsMissing,
  keepsExisting = false,
}: {
  pool: pg.Pool;
  log: Log;
  competitionCode: string;
  trivia: TriviaTables;
  /** Key of the discipline with an id of the folder: `jud`. */
  disciplineKey: (id: string) => string;
  withdrawsMissing: boolean;
  keepsExisting?: boolean;
}): Promise<number> {
  if (trivia.size === 0) return 0;
  const quizzes = readQuizRows(trivia, disciplineKey);
  const stored = await storedQuizzes(pool);
  const missing = withdrawsMissing ? await missingIds(pool, trivia) : [];
  const decisions = [
    ...quizzes
      .filter((each) => (keepsExisting ? !stored.has(each.id) : !isPublic(each, stored.get(each.id))))
      .map((each) => publishDecision(each, stored.get(each.id))),
    ...missing.map((id) => withdrawDecision(id, stored.get(id)!)),
  ];
  if (decisions.length === 0) return 0;
  const nowMs = machineNow();
  await appendToJournal(
    pool,
    decisions.map((decision) => deskEntry(decision, competitionCode, nowMs)),
  );
  await applyAll(pool, { log, entryTypes });
  return decisions.length;
}

/** Returns whether a quiz is public as it is in the folder, and came from one. */
export function isPublic({ quiz }: FolderQuiz, stored: StoredQuiz | undefined): boolean {
  return (
    stored?.state === 'published' &&
    stored.entry !== null &&
    isDeepStrictEqual(stored.quiz, { ...quiz, questions: quiz.questions.map(normalQuestion) })
  );
}

/** Returning to an earlier version is a new decision, so the nonce includes the previous version. */
const publishDecision = ({ id, quiz }: FolderQuiz, stored: StoredQuiz | undefined): Decision => ({
  type: 'trivia.publish',
  data: { quiz: { id, ...quiz } },
  about: auditSubject(id),
  by: null,
  nonce: nonceOf([id, quiz, stored?.version ?? 0]),
});

const withdrawDecision = (id: string, { version }: StoredQuiz): Decision => ({
  type: 'trivia.withdraw',
  data: { id },
  about: auditSubject(id),
  by: null,
  reason: 'no longer in the folder',
  nonce: nonceOf([id, version]),
});

const nonceOf = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
