import { deskQuiz, deskQuizzesAnswer, newQuiz, quizChange, quizId, quizWithdrawal } from '@podium/contract';
import type { DeskQuizzesAnswer } from '@podium/contract';
import type { Context } from 'hono';
import type pg from 'pg';
import { z } from 'zod';
import { ApiError } from '../../../ground/api-error.ts';
import type { SignedIn } from '../../../access/actor.ts';
import { transaction } from '../../../database/database.ts';
import { nothing, personal, route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import { changeQuiz, createQuiz, mayWrite, permitQuiz, publishQuiz, removeQuiz, withdrawQuiz } from './edit-quiz.ts';
import type { QuizEdit } from './edit-quiz.ts';
import { freeId } from './free-id.ts';
import { presentEntry, presentQuiz } from './present-quiz.ts';
import { readQuizzes } from './quiz-store.ts';
import type { StoredQuiz } from './quiz-store.ts';

const base = '/api/v1/desk/trivia';
/** Size of forty questions with twelve options in every language. */
const quizBytes = 2 * 1024 * 1024;
const ofDesk = { tag: 'desk', access: { grants: ['publisher', 'manager'], isForPart: true } } as const;
const ofQuiz = { ...ofDesk, params: z.object({ id: quizId }), answer: deskQuiz } as const;
const forbidden = 'Your rights do not include this quiz';
const notFound = 'There is no such quiz';
const incomplete = 'What is missing, by field: `questions.0.options.1`, `sameOption`';
const changes = {
  description: '`If-Match` names the version that was seen: `"3"`.',
  errors: {
    badRequest: '`If-Match` is missing',
    conflict:
      'Field `version`: who changed the quiz, with the changed fields; field `state`: not possible in this state',
    forbidden,
    notFound,
  },
} as const;

export function triviaDeskRoutes({ pool, clock }: FeatureKit): Route[] {
  const readQuizFor = async (id: string, user: SignedIn): Promise<StoredQuiz> => {
    const [stored] = await readQuizzes(pool, id);
    if (!stored) throw new ApiError('notFound', `${notFound}.`);
    permitQuiz(user, stored.quiz.discipline);
    return stored;
  };
  const answer = async (c: Context, id: string, status: 200 | 201 = 200): Promise<Response> => {
    const [stored] = await readQuizzes(pool, id);
    if (!stored) throw new ApiError('notFound', `${notFound}.`);
    return c.json(presentQuiz(stored), status, { ...personal, etag: `"${stored.version}"` });
  };
  const change = async (
    c: Context,
    { id, user }: Omit<QuizEdit, 'version'>,
    work: (client: pg.PoolClient, edit: QuizEdit) => Promise<void>,
  ): Promise<void> => {
    const edit = { id, user, version: seenVersion(c) };
    await transaction(pool, async (client) => work(client, edit));
  };

  return [
    route(
      {
        ...ofDesk,
        method: 'get',
        path: base,
        summary: 'Quizzes with their state and how they are answered',
        answer: deskQuizzesAnswer,
        answers: 'Quizzes within the rights of the caller, last edited first',
      },
      async ({ user }): Promise<DeskQuizzesAnswer> => {
        const storedQuizzes = await readQuizzes(pool);
        const items = storedQuizzes
          .filter(({ quiz }) => mayWrite(user, quiz.discipline))
          .map((stored) => presentEntry(stored, clock.now()));
        return { items, total: items.length };
      },
    ),
    route(
      {
        ...ofDesk,
        method: 'post',
        path: base,
        summary: 'Create a quiz as a draft',
        description: 'A draft may be incomplete; what is missing is listed in `faults`.',
        body: newQuiz,
        bodyBytes: quizBytes,
        answer: deskQuiz,
        status: 201,
        errors: { forbidden, conflict: 'Field `id`, message `taken`' },
      },
      async ({ c, body, user }) => {
        await transaction(pool, async (client) => createQuiz(client, user, body));
        return answer(c, body.id, 201);
      },
    ),
    route(
      {
        ...ofQuiz,
        method: 'get',
        path: `${base}/{id}`,
        summary: 'A quiz with its solutions',
        errors: { forbidden, notFound },
      },
      async ({ c, params: { id }, user }) => {
        await readQuizFor(id, user);
        return answer(c, id);
      },
    ),
    route(
      {
        ...ofQuiz,
        ...changes,
        method: 'put',
        path: `${base}/{id}`,
        summary: 'Change a quiz',
        body: quizChange,
        bodyBytes: quizBytes,
        errors: {
          ...changes.errors,
          unprocessable: `Message \`answered\`: fixed, because somebody has started the quiz. Once it was published: ${incomplete}`,
        },
      },
      async ({ c, params: { id }, body, user }) => {
        await change(c, { id, user }, async (client, edit) => changeQuiz(client, edit, body));
        return answer(c, id);
      },
    ),
    route(
      {
        ...ofQuiz,
        ...changes,
        method: 'post',
        path: `${base}/{id}/publish`,
        summary: 'Publish a quiz',
        errors: { ...changes.errors, unprocessable: incomplete },
      },
      async ({ c, params: { id }, user }) => {
        await change(c, { id, user }, publishQuiz);
        return answer(c, id);
      },
    ),
    route(
      {
        ...ofQuiz,
        ...changes,
        method: 'post',
        path: `${base}/{id}/withdraw`,
        summary: 'Withdraw a quiz',
        description:
          'It is no longer public. People who have started it may still send their answers; points that it has given remain. `If-Match` names the version that was seen.',
        body: quizWithdrawal,
      },
      async ({ c, params: { id }, body: { reason }, user }) => {
        await change(c, { id, user }, async (client, edit) => withdrawQuiz(client, edit, reason));
        return answer(c, id);
      },
    ),
    route(
      {
        ...ofQuiz,
        method: 'post',
        path: `${base}/{id}/duplicate`,
        summary: 'Copy a quiz into a new draft',
        status: 201,
        answers: 'The copy, under an id of its own',
        errors: { forbidden, notFound, conflict: 'Somebody else has just created a quiz of this id' },
      },
      async ({ c, params: { id }, user }) => {
        const { quiz } = await readQuizFor(id, user);
        const copy = await transaction(pool, async (client) => {
          const free = await freeId(client, id);
          await createQuiz(client, user, { ...quiz, id: free, copyOf: id });
          return free;
        });
        return answer(c, copy, 201);
      },
    ),
    route(
      { ...ofQuiz, ...changes, method: 'delete', path: `${base}/{id}`, summary: 'Delete a draft', answer: nothing },
      async ({ c, params: { id }, user }) => {
        await change(c, { id, user }, removeQuiz);
        return {};
      },
    ),
  ];
}

/** Reads the version from `If-Match`. @throws ApiError 400 */
function seenVersion(c: Context): number {
  const version = /^"(\d{1,9})"$/u.exec(c.req.header('if-match') ?? '')?.[1];
  if (version === undefined)
    throw new ApiError('badRequest', 'If-Match: expected the version of the quiz, such as "3".');
  return Number(version);
}
