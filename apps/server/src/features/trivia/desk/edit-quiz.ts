import { disciplineName } from '@podium/disciplines';
import { quizFaults } from '@podium/contract';
import type { DeskQuiz, QuizChange, QuizState } from '@podium/contract';
import type pg from 'pg';
import { hasGrant } from '../../../access/actor.ts';
import type { SignedIn } from '../../../access/actor.ts';
import { recordAction } from '../../../access/record-action.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { auditSubject } from '../audit-subject.ts';
import { changedFields, refusedFields } from './quiz-changes.ts';
import { deleteQuiz, insertQuiz, lockQuiz, setState, updateQuiz } from './quiz-store.ts';
import type { StoredQuiz } from './quiz-store.ts';
import { normalQuestion } from './stored-quiz.ts';

export interface QuizEdit {
  id: string;
  version: number;
  user: SignedIn;
}

/**
 * Returns whether a user may write quizzes about a discipline; quizzes without a discipline require rights over the whole
 * Games.
 */
export function mayWrite(user: SignedIn, discipline: string | null): boolean {
  const part = discipline === null ? undefined : { scope: 'discipline' as const, scopeId: discipline.toUpperCase() };
  return (['admin', 'manager', 'publisher'] as const).some((role) => hasGrant(user, role, part));
}

/** @throws ApiError 403 */
export function permitQuiz(user: SignedIn, ...disciplines: (string | null)[]): void {
  if (!disciplines.every((discipline) => mayWrite(user, discipline)))
    throw new ApiError('forbidden', 'Your rights do not include this quiz.');
}

/** Faults that prevent the publication of a quiz. */
export function findFaults(quiz: QuizChange): DeskQuiz['faults'] {
  const isKnown = quiz.discipline === null || disciplineName(quiz.discipline.toUpperCase(), 'en') !== undefined;
  return [...(isKnown ? [] : [{ field: 'discipline', message: 'unknownDiscipline' } as const]), ...quizFaults(quiz)];
}

/** @throws ApiError 409 if the id is taken */
export async function createQuiz(
  client: pg.ClientBase,
  user: SignedIn,
  { id, copyOf, ...quiz }: QuizChange & { id: string; copyOf?: string },
): Promise<void> {
  permitQuiz(user, quiz.discipline);
  if (!(await insertQuiz(client, id, quiz, user.userId)))
    throw new ApiError('conflict', `There is already a quiz ${id}.`, { fields: [{ field: 'id', message: 'taken' }] });
  await recordAction(client, user, {
    type: copyOf === undefined ? 'trivia.create' : 'trivia.duplicate',
    about: auditSubject(id),
    after: { version: 1, ...(copyOf === undefined ? quiz : { copyOf }) },
  });
}

/** @throws ApiError 409 if another user was faster; 422 if the change would break a public quiz or a started one */
export async function changeQuiz(client: pg.ClientBase, edit: QuizEdit, change: QuizChange): Promise<void> {
  const quiz = { ...change, questions: change.questions.map(normalQuestion) };
  const stored = await quizFor(client, edit);
  permitQuiz(edit.user, quiz.discipline);
  const refusedChanges = stored.attempts > 0 ? refusedFields(stored.quiz, quiz) : [];
  if (refusedChanges.length > 0)
    throw new ApiError('unprocessable', 'Players have started this quiz: questions, points and minutes are fixed.', {
      fields: refusedChanges.map((field) => ({ field, message: 'answered' })),
    });
  if (stored.state !== 'draft') refuseFaults(quiz);
  const changed = changedFields(stored.quiz, quiz);
  await updateQuiz(client, edit.id, quiz, edit.user.userId);
  await recordAction(client, edit.user, {
    type: 'trivia.edit',
    about: auditSubject(edit.id),
    before: pickFields(stored.quiz, changed),
    after: { version: stored.version + 1, ...pickFields(quiz, changed) },
  });
}

/** @throws ApiError 409 if it is published already or another user was faster; 422 if it is incomplete */
export async function publishQuiz(client: pg.ClientBase, edit: QuizEdit): Promise<void> {
  const stored = await quizFor(client, edit);
  if (stored.state === 'published') throw stateConflict('The quiz is published already.', stored.state);
  refuseFaults(stored.quiz);
  await changeState(client, edit, { from: stored, to: 'published', type: 'trivia.publish' });
}

/** @throws ApiError 409 if it is not published or another user was faster */
export async function withdrawQuiz(client: pg.ClientBase, edit: QuizEdit, reason: string): Promise<void> {
  const stored = await quizFor(client, edit);
  if (stored.state !== 'published') throw stateConflict('The quiz is not published.', stored.state);
  await changeState(client, edit, { from: stored, to: 'withdrawn', type: 'trivia.withdraw', reason });
}

/** @throws ApiError 409 if it was published before or another user was faster */
export async function removeQuiz(client: pg.ClientBase, edit: QuizEdit): Promise<void> {
  const { state, quiz } = await quizFor(client, edit);
  if (state !== 'draft') throw stateConflict('Only a draft can be deleted; withdraw the quiz instead.', state);
  await deleteQuiz(client, edit.id);
  await recordAction(client, edit.user, { type: 'trivia.delete', about: auditSubject(edit.id), before: { ...quiz } });
}

/** Locks the version that the caller saw. @throws ApiError 403, 404, 409 */
async function quizFor(client: pg.ClientBase, { id, version, user }: QuizEdit): Promise<StoredQuiz> {
  const stored = await lockQuiz(client, id);
  if (!stored) throw new ApiError('notFound', 'There is no such quiz.');
  permitQuiz(user, stored.quiz.discipline);
  if (stored.version !== version)
    throw new ApiError('conflict', 'The quiz was changed by someone else.', {
      fields: [
        { field: 'version', message: stored.editedBy?.username ?? 'unknown' },
        ...(await changedSince(client, id, version)).map((field) => ({ field, message: 'changed' })),
      ],
    });
  return stored;
}

/** Fields that other users have changed since a version, from the audit log. */
async function changedSince(client: pg.ClientBase, id: string, version: number): Promise<string[]> {
  const { rows } = await client.query<{ field: string }>(
    `select distinct jsonb_object_keys(before) as field from people.actions
     where about = $1 and (after->>'version')::int > $2 order by field`,
    [auditSubject(id), version],
  );
  return rows.map(({ field }) => field);
}

interface StateChange {
  from: StoredQuiz;
  to: QuizState;
  type: string;
  reason?: string;
}

async function changeState(
  client: pg.ClientBase,
  { id, user }: QuizEdit,
  { from, to, ...action }: StateChange,
): Promise<void> {
  await setState(client, id, to, user.userId);
  await recordAction(client, user, {
    ...action,
    about: auditSubject(id),
    before: { state: from.state },
    after: { version: from.version + 1, state: to },
  });
}

const stateConflict = (message: string, state: QuizState): ApiError =>
  new ApiError('conflict', message, { fields: [{ field: 'state', message: state }] });

/** @throws ApiError 422 */
function refuseFaults(quiz: QuizChange): void {
  const fields = findFaults(quiz);
  if (fields.length > 0) throw new ApiError('unprocessable', 'The quiz is incomplete.', { fields });
}

const pickFields = (quiz: QuizChange, fields: readonly (keyof QuizChange)[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, quiz[field]]));
