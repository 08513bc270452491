import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  errorAnswer,
  languageCode,
  triviaAnswer,
  triviaFilter,
  triviaListAnswer,
  triviaResultAnswer,
  triviaStartAnswer,
  triviaStartRequest,
  triviaSubmission,
} from '@podium/contract';
import type { LanguageCode, TriviaAnswer, TriviaListAnswer } from '@podium/contract';
import type { AccessTable } from '../../access/access-table.ts';
import { ApiError } from '../../api-error.ts';
import { machineNow } from '../../machine-time.ts';
import { bodyOf, personal, queryOf } from '../asked.ts';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';
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
const spoken = z.object({ lang: languageCode.default('en') });

export const triviaAccess: AccessTable = {
  [`GET ${base}`]: 'everyone',
  [`GET ${base}/:id`]: 'everyone',
  [`POST ${base}/:id/start`]: 'user',
  [`POST ${base}/:id/submit`]: 'user',
  [`GET ${base}/:id/result`]: 'user',
};

export function addTrivia(app: OpenAPIHono, { pool, actor, clock }: FeatureKit): void {
  const aheadMs = (): number => clock.now() - machineNow();
  describeTrivia(app);

  const userOf = async (c: Context): Promise<string | undefined> => {
    const asking = await actor(c);
    return asking.kind === 'user' ? asking.userId : undefined;
  };
  /** The table of access has let nobody else through. */
  const me = async (c: Context): Promise<string> => {
    const userId = await userOf(c);
    if (userId === undefined) throw new ApiError('unauthorized', 'Sign in first.');
    return userId;
  };
  const asked = async (c: Context): Promise<{ trivia: TriviaRow; language: LanguageCode }> => {
    const { lang } = queryOf(c, spoken);
    const trivia = await findTrivia(pool, c.req.param('id') ?? '', aheadMs());
    if (!trivia) throw new ApiError('notFound', 'There is no such trivia.');
    return { trivia, language: lang };
  };
  const answerResult = async (c: Context, trivia: TriviaRow, attempt: AttemptRow | undefined): Promise<Response> => {
    if (!attempt || attempt.submittedAt === null) throw new ApiError('notFound', 'You have not answered this trivia.');
    const { submittedAt } = attempt;
    const answersAt = await findAnswersAt(pool, trivia);
    const [questions, solutions] = await Promise.all([
      listQuestions(pool, trivia.id),
      answersAt === null ? listSolutions(pool, trivia.id) : [],
    ]);
    const answered = { trivia, answersAt, attempt: { ...attempt, submittedAt }, questions, solutions };
    return c.json(presentResult(answered, queryOf(c, spoken).lang), 200, personal);
  };

  app.get(base, async (c) => {
    const { lang, ...filter } = queryOf(c, triviaFilter);
    const userId = await userOf(c);
    const [trivias, attempts] = await Promise.all([
      listTrivias(pool, filter, aheadMs()),
      userId === undefined ? [] : listAttempts(pool, userId),
    ]);
    const items = trivias.map((trivia) => ({
      ...presentTrivia(trivia, lang),
      mine: presentMine(attempts.find(({ triviaId }) => triviaId === trivia.id)),
    }));
    const answer = { items, total: items.length, serverNow: instantText(trivias[0]?.now ?? machineNow()) };
    return c.json(answer satisfies TriviaListAnswer, 200, personal);
  });

  app.get(`${base}/:id`, async (c) => {
    const { trivia, language } = await asked(c);
    const userId = await userOf(c);
    const attempt = userId === undefined ? undefined : await findAttempt(pool, userId, trivia.id);
    const answer = {
      ...presentTrivia(trivia, language),
      mine: presentMine(attempt),
      serverNow: instantText(trivia.now),
    };
    return c.json(answer satisfies TriviaAnswer, 200, personal);
  });

  app.post(`${base}/:id/start`, async (c) => {
    const { trivia, language } = await asked(c);
    const { timeFactor } = await bodyOf(c, triviaStartRequest);
    const attempt = await startTrivia(pool, trivia, await me(c), timeFactor);
    const questions = await listQuestions(pool, trivia.id);
    const now = (await findTrivia(pool, trivia.id, aheadMs()))?.now ?? trivia.now;
    return c.json(presentStart(attempt, questions, { now, language }), 200, personal);
  });

  app.post(`${base}/:id/submit`, async (c) => {
    const { trivia } = await asked(c);
    const { answers } = await bodyOf(c, triviaSubmission);
    return answerResult(c, trivia, await submitTrivia(pool, trivia, await me(c), answers));
  });

  app.get(`${base}/:id/result`, async (c) => {
    const { trivia } = await asked(c);
    return answerResult(c, trivia, await findAttempt(pool, await me(c), trivia.id));
  });
}

function describeTrivia(app: OpenAPIHono): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  const described: [method: 'get' | 'post', path: string, summary: string, answer: z.ZodType, body?: z.ZodType][] = [
    ['get', `${base}/{id}`, 'A trivia without its questions', triviaAnswer],
    ['post', `${base}/{id}/start`, 'Starts the clock and asks the questions', triviaStartAnswer, triviaStartRequest],
    [
      'post',
      `${base}/{id}/submit`,
      'Sends the answers, once; what arrives after the limit by the server’s clock does not count, whenever it was written',
      triviaResultAnswer,
      triviaSubmission,
    ],
    [
      'get',
      `${base}/{id}/result`,
      'My answers and the right ones; those of a trivia with a closing time after it closes',
      triviaResultAnswer,
    ],
  ];
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: base,
    summary: 'All trivias, and how far I have come with each',
    tags: ['trivia'],
    request: { query: triviaFilter },
    responses: { 200: { description: 'The list', ...json(triviaListAnswer) } },
  });
  for (const [method, path, summary, answer, body] of described)
    app.openAPIRegistry.registerPath({
      method,
      path,
      summary,
      tags: ['trivia'],
      request: {
        params: z.object({ id: z.string() }),
        query: spoken,
        ...(body ? { body: json(body) } : {}),
      },
      responses: {
        200: { description: 'Done', ...json(answer) },
        404: { description: 'There is no such trivia, or no answer of mine', ...json(errorAnswer) },
        ...(method === 'post' && {
          409: { description: 'Answered before: field `trivia`, message `alreadyAnswered`', ...json(errorAnswer) },
          422: {
            description:
              'Field `trivia`, message `notOpen`, `notStarted` or `tooLate`; or a field that cannot be taken',
            ...json(errorAnswer),
          },
        }),
      },
    });
}
