import type { Context } from 'hono';
import { z } from 'zod';
import {
  languageCode,
  triviaAnswer,
  triviaFilter,
  triviaListAnswer,
  triviaResultAnswer,
  triviaStartAnswer,
  triviaStartRequest,
  triviaSubmission,
} from '@podium/contract';
import type { LanguageCode, TriviaListAnswer, TriviaResultAnswer } from '@podium/contract';
import { answerPrepared, prepareAnswer } from '../../answers/prepared-answer.ts';
import { ApiError } from '../../ground/api-error.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';
import { triviaDeskRoutes } from './desk/routes.ts';
import { startTrivia, submitTrivia } from './play.ts';
import { presentMine, presentResult, presentStart, presentTrivia } from './present.ts';
import {
  findAnswersAt,
  findAttempt,
  findTrivia,
  listAttempts,
  listQuestions,
  listSolutions,
  listTrivias,
} from './queries.ts';
import type { AttemptRow, TriviaRow } from './queries.ts';

const base = '/api/v1/trivia';
const ofTrivia = {
  tag: 'trivia',
  params: z.object({ id: z.string() }),
  query: z.object({ lang: languageCode.default('en') }),
} as const;
const noTrivia = 'Quiz not found';

export function triviaRoutes(kit: FeatureKit): Route[] {
  const { pool, actor, clock } = kit;
  const aheadMs = (): number => clock.now() - machineNow();
  const findUserId = async (c: Context): Promise<string | undefined> => {
    const caller = await actor(c);
    return caller.kind === 'user' ? caller.userId : undefined;
  };
  /** A published quiz, or a withdrawn one that the user has started. @throws ApiError 404 */
  const triviaFor = async (
    userId: string | undefined,
    id: string,
  ): Promise<{ trivia: TriviaRow; attempt: AttemptRow | undefined }> => {
    const trivia = await findTrivia(pool, id, aheadMs());
    const attempt = trivia && userId !== undefined ? await findAttempt(pool, userId, id) : undefined;
    if (!trivia || (trivia.state !== 'published' && !attempt)) throw new ApiError('notFound', `${noTrivia}.`);
    return { trivia, attempt };
  };
  const readResult = async (
    trivia: TriviaRow,
    attempt: AttemptRow | undefined,
    language: LanguageCode,
  ): Promise<TriviaResultAnswer> => {
    if (!attempt || attempt.submittedAt === null) throw new ApiError('notFound', 'You have not answered this quiz.');
    const { submittedAt } = attempt;
    const answersAt = await findAnswersAt(pool, trivia);
    const [questions, solutions] = await Promise.all([
      listQuestions(pool, trivia.id),
      answersAt === null ? listSolutions(pool, trivia.id) : [],
    ]);
    return presentResult({ trivia, answersAt, attempt: { ...attempt, submittedAt }, questions, solutions }, language);
  };

  return [
    ...triviaDeskRoutes(kit),
    route(
      {
        method: 'get',
        path: base,
        summary: 'All quizzes with my progress',
        tag: 'trivia',
        access: 'everyone',
        query: triviaFilter,
        answer: triviaListAnswer,
      },
      async ({ c, query: { lang, ...filter } }) => {
        const userId = await findUserId(c);
        const [trivias, attempts] = await Promise.all([
          listTrivias(pool, filter, aheadMs()),
          userId === undefined ? [] : listAttempts(pool, userId),
        ]);
        const items = trivias.map((trivia) => ({
          ...presentTrivia(trivia, lang),
          mine: presentMine(attempts.find(({ triviaId }) => triviaId === trivia.id)),
        }));
        const serverNow = instantText(trivias[0]?.now ?? machineNow());
        const answer: TriviaListAnswer = { items, total: items.length, serverNow };
        // Texts of all quizzes: several kilobytes.
        return answerPrepared(c, prepareAnswer(JSON.stringify(answer)), {
          'content-type': 'application/json; charset=utf-8',
          ...personal,
        });
      },
    ),
    route(
      {
        ...ofTrivia,
        method: 'get',
        path: `${base}/{id}`,
        summary: 'A quiz, without its questions',
        access: 'everyone',
        answer: triviaAnswer,
        errors: { notFound: noTrivia },
      },
      async ({ c, params: { id }, query: { lang } }) => {
        const { trivia, attempt } = await triviaFor(await findUserId(c), id);
        return { ...presentTrivia(trivia, lang), mine: presentMine(attempt), serverNow: instantText(trivia.now) };
      },
    ),
    route(
      {
        ...ofTrivia,
        method: 'post',
        path: `${base}/{id}/start`,
        summary: 'Start the clock and get the questions',
        access: 'user',
        body: triviaStartRequest,
        answer: triviaStartAnswer,
        errors: {
          notFound: noTrivia,
          conflict: 'Already answered: field `trivia`, message `alreadyAnswered`',
          unprocessable: 'Field `trivia`: `notOpen`',
        },
      },
      async ({ params: { id }, query: { lang: language }, body: { timeFactor }, user }) => {
        const { trivia } = await triviaFor(user.userId, id);
        const attempt = await startTrivia(pool, trivia, user.userId, timeFactor);
        const questions = await listQuestions(pool, trivia.id);
        const now = (await findTrivia(pool, trivia.id, aheadMs()))?.now ?? trivia.now;
        return presentStart(attempt, questions, { now, language });
      },
    ),
    route(
      {
        ...ofTrivia,
        method: 'post',
        path: `${base}/{id}/submit`,
        summary: 'Submit the answers, once',
        description:
          'Answers received after the time limit, measured by the server’s clock, are not counted, regardless of when they were entered.',
        access: 'user',
        body: triviaSubmission,
        isRepeatable: true,
        answer: triviaResultAnswer,
        errors: {
          notFound: noTrivia,
          conflict: 'Already answered: field `trivia`, message `alreadyAnswered`',
          unprocessable: 'Field `trivia`: `notStarted` or `tooLate`',
        },
      },
      async ({ params: { id }, query: { lang }, body: { answers }, user }) => {
        const { trivia } = await triviaFor(user.userId, id);
        return readResult(trivia, await submitTrivia(pool, trivia, user.userId, answers), lang);
      },
    ),
    route(
      {
        ...ofTrivia,
        method: 'get',
        path: `${base}/{id}/result`,
        summary: 'My answers and the correct ones',
        description: 'The correct answers of a quiz with a closing time are included once it has closed.',
        access: 'user',
        answer: triviaResultAnswer,
        errors: { notFound: `${noTrivia}, or you have not answered it` },
      },
      async ({ params: { id }, query: { lang }, user }) => {
        const { trivia, attempt } = await triviaFor(user.userId, id);
        return readResult(trivia, attempt, lang);
      },
    ),
  ];
}
