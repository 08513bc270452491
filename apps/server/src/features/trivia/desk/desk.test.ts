/** Quizzes in the console: writing, publication, playing, withdrawal, and the audit entries of each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AuditAnswer,
  DeskQuiz,
  DeskQuizzesAnswer,
  ErrorAnswer,
  QuizChange,
  QuizQuestion,
  TriviaListAnswer,
  TriviaResultAnswer,
  TriviaStartAnswer,
} from '@podium/contract';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { openLog } from '../../../ground/log.ts';
import { fillDemoTrivias } from '../demo/fill.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let publisher: Person;

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  publisher = await signUpUser(podium, { grant: 'publisher' });
});
afterAll(async () => podium.stop());

const base = '/api/v1/desk/trivia';
const question: QuizQuestion = {
  kind: 'one',
  text: { en: 'How long is the pool?' },
  options: [{ en: '25 m' }, { en: '50 m' }, { en: '60 m', fr: '60 mètres' }],
  right: 1,
  explanation: { en: 'Long course.' },
};
const several: QuizQuestion = {
  kind: 'several',
  text: { en: 'Which are strokes?' },
  options: [{ en: 'Butterfly' }, { en: 'Moth' }, { en: 'Crawl' }],
  right: [2, 0],
  explanation: {},
};
const order: QuizQuestion = {
  kind: 'order',
  text: { en: 'Order of the medley' },
  options: [{ en: 'Fly' }, { en: 'Back' }, { en: 'Breast' }, { en: 'Free' }],
  explanation: {},
};
const number: QuizQuestion = {
  kind: 'number',
  text: { en: 'Lanes?' },
  number: 8,
  tolerance: 0,
  unit: { en: 'lanes' },
  explanation: {},
};
const quiz: QuizChange = {
  title: { en: 'Pools' },
  description: { en: 'About water.' },
  author: 'Swimming team',
  discipline: 'swm',
  type: 'sport',
  minutes: 5,
  points: 400,
  opensAt: '2020-01-01T00:00:00.000Z',
  closesAt: null,
  questions: [question, several, order, number],
};

let made = 0;
const createQuiz = async (fields: Partial<QuizChange> = {}, user = publisher): Promise<DeskQuiz> => {
  const response = await user.post(base, { ...quiz, ...fields, id: `pools-of-${++made}x` });
  expect(response.status).toBe(201);
  return (await response.json()) as DeskQuiz;
};
const requestQuiz = async (
  method: string,
  { id, version }: Pick<DeskQuiz, 'id' | 'version'>,
  what = '',
  body?: object,
  user = publisher,
): Promise<Response> => user.ask(method, `${base}/${id}${what}`, body, { 'if-match': `"${version}"` });
const changeQuiz = async (kept: DeskQuiz, fields: Partial<QuizChange>, user = publisher): Promise<Response> =>
  requestQuiz('PUT', kept, '', { ...kept.quiz, ...fields }, user);
const publishQuiz = async (fields: Partial<QuizChange> = {}): Promise<DeskQuiz> => {
  const response = await requestQuiz('POST', await createQuiz(fields), '/publish');
  expect(response.status).toBe(200);
  return (await response.json()) as DeskQuiz;
};
const refusal = async (response: Response): Promise<unknown[]> => [
  response.status,
  ...(((await response.json()) as ErrorAnswer).error.fields ?? []).map(({ field, message }) => `${field} ${message}`),
];
const publicIds = async (): Promise<string[]> =>
  ((await (await podium.get('/api/v1/trivia')).json()) as TriviaListAnswer).items.map(({ id }) => id);

const startQuiz = async (player: Person, id: string): Promise<TriviaStartAnswer> => {
  const response = await player.post(`/api/v1/trivia/${id}/start`);
  expect(response.status).toBe(200);
  return (await response.json()) as TriviaStartAnswer;
};
/** Correct answers to the questions of `quiz`, by the option names in the attempt. */
const rightAnswers = ({ questions }: TriviaStartAnswer): object[] =>
  questions.map(({ position, options }) => {
    const right = [['50 m'], ['Butterfly', 'Crawl'], ['Fly', 'Back', 'Breast', 'Free']][position - 1];
    if (!right) return { position, number: 8 };
    return { position, options: right.map((text) => options.find((option) => option.text === text)!.id) };
  });

test('a draft of a quiz is visible only to its authors until it is published, and is played with its solutions', async () => {
  const draft = await createQuiz();
  expect(draft).toMatchObject({ state: 'draft', version: 1, attempts: 0, answers: 0, averageRight: null, faults: [] });
  expect(draft.quiz).toEqual({ ...quiz, questions: [question, { ...several, right: [0, 2] }, order, number] });
  expect(await publicIds()).not.toContain(draft.id);
  expect((await podium.get(`/api/v1/trivia/${draft.id}`)).status).toBe(404);
  const player = await signUpUser(podium);
  for (const path of ['start', 'submit'])
    expect(
      (await player.post(`/api/v1/trivia/${draft.id}/${path}`, path === 'start' ? {} : { answers: [] })).status,
    ).toBe(404);

  expect((await requestQuiz('POST', draft, '/publish')).status).toBe(200);
  expect(await publicIds()).toContain(draft.id);
  const attempt = await startQuiz(player, draft.id);
  const result = await player.post(`/api/v1/trivia/${draft.id}/submit`, { answers: rightAnswers(attempt) });
  const { points, questions } = (await result.json()) as TriviaResultAnswer;
  expect([points, questions.map(({ explanation }) => explanation)]).toEqual([400, ['Long course.', null, null, null]]);
  const { items } = await publisher.get<DeskQuizzesAnswer>(base);
  expect(items.find(({ id }) => id === draft.id)).toMatchObject({
    state: 'published',
    opening: 'open',
    attempts: 1,
    answers: 1,
    averageRight: 1,
    questions: 4,
    missing: ['es', 'pt', 'az', 'ar', 'fr'],
    editedBy: { username: publisher.username },
  });
});

test('once a user has started a quiz, only its descriptive texts and its closing time can change', async () => {
  const saved = await publishQuiz();
  await startQuiz(await signUpUser(podium), saved.id);
  const [first, ...others] = quiz.questions;
  for (const [fields, ...faults] of [
    [{ minutes: 6, points: 1 }, 'minutes answered', 'points answered'],
    [{ opensAt: '2021-01-01T00:00:00Z' }, 'opensAt answered'],
    [{ questions: [{ ...question, right: 0 }, ...others] }, 'questions.0 answered'],
    [{ questions: [{ ...question, text: { en: 'How deep?' } }, ...others] }, 'questions.0 answered'],
    [{ questions: [first!] }, 'questions answered'],
    [{ questions: [...quiz.questions, question] }, 'questions.4 answered'],
    [{ questions: [first!, others[0]!, others[1]!, { ...number, unit: { en: 'm' } }] }, 'questions.3 answered'],
  ] as [Partial<QuizChange>, ...string[]][])
    expect(await refusal(await changeQuiz(saved, fields)), JSON.stringify(fields)).toEqual([422, ...faults]);
  const response = await changeQuiz(saved, {
    title: { en: 'Pools', fr: 'Bassins' },
    closesAt: '2035-01-01T00:00:00Z',
    opensAt: '2020-01-01T01:00:00+01:00',
    questions: [{ ...question, explanation: { en: 'A long course.' } }, ...others],
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    version: saved.version + 1,
    quiz: { title: { fr: 'Bassins' } },
    attempts: 1,
  });
});

test('a withdrawn quiz is gone, except for users who have started it; their points remain', async () => {
  const saved = await publishQuiz();
  const [done, playing, late] = [await signUpUser(podium), await signUpUser(podium), await signUpUser(podium)];
  await done.post(`/api/v1/trivia/${saved.id}/submit`, { answers: rightAnswers(await startQuiz(done, saved.id)) });
  const attempt = await startQuiz(playing, saved.id);
  expect((await requestQuiz('POST', saved, '/withdraw', {})).status).toBe(422);
  expect((await requestQuiz('POST', saved, '/withdraw', { reason: 'a wrong question' })).status).toBe(200);
  expect(await publicIds()).not.toContain(saved.id);
  expect((await late.post(`/api/v1/trivia/${saved.id}/start`)).status).toBe(404);
  expect((await late.ask('GET', `/api/v1/trivia/${saved.id}`)).status).toBe(404);
  expect((await startQuiz(playing, saved.id)).questions).toEqual(attempt.questions);
  const response = await playing.post(`/api/v1/trivia/${saved.id}/submit`, { answers: rightAnswers(attempt) });
  expect([response.status, await response.json()]).toMatchObject([200, { points: 400 }]);
  const { rows } = await podium.database.pool.query('select points from people.persons where id = any($1)', [
    [done.id, playing.id],
  ]);
  expect(rows).toEqual([{ points: 400 }, { points: 400 }]);
  const withdrawn = await publisher.get<DeskQuiz>(`${base}/${saved.id}`);
  expect(await refusal(await requestQuiz('POST', withdrawn, '/withdraw', { reason: 'again' }))).toEqual([
    409,
    'state withdrawn',
  ]);
  expect(await refusal(await requestQuiz('DELETE', withdrawn))).toEqual([409, 'state withdrawn']);
  expect((await requestQuiz('POST', withdrawn, '/publish')).status).toBe(200);
  expect(await publicIds()).toContain(saved.id);
});

test('a change based on an older version is refused, with the author and the changed fields', async () => {
  const saved = await publishQuiz();
  const other = await signUpUser(podium, { grant: 'manager' });
  expect((await changeQuiz(saved, { title: { en: 'Water' }, points: 300 }, other)).status).toBe(200);
  const overtaken = [409, `version ${other.username}`, 'points changed', 'title changed'];
  expect(await refusal(await changeQuiz(saved, { title: { en: 'Pool' } }))).toEqual(overtaken);
  for (const [method, what] of [
    ['POST', '/publish'],
    ['DELETE', ''],
  ] as const)
    expect(await refusal(await requestQuiz(method, saved, what))).toEqual(overtaken);
  expect((await publisher.ask('PUT', `${base}/${saved.id}`, saved.quiz)).status).toBe(400);
  expect((await publisher.get<DeskQuiz>(`${base}/${saved.id}`)).quiz.title).toEqual({ en: 'Water' });
});

test('one of two simultaneous changes is stored', async () => {
  const saved = await createQuiz();
  const answers = await Promise.all(['One', 'Two', 'Three'].map(async (en) => changeQuiz(saved, { title: { en } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('a start at the same time as a change of the solution never scores an answer to another question', async () => {
  for (let round = 0; round < 8; round++) {
    const saved = await publishQuiz();
    const player = await signUpUser(podium);
    const [start, change] = await Promise.all([
      player.post(`/api/v1/trivia/${saved.id}/start`),
      changeQuiz(saved, { minutes: 9, questions: [number] }),
    ]);
    expect(start.status).toBe(200);
    const { questions } = (await start.json()) as TriviaStartAnswer;
    expect([change.status, questions.length]).toEqual(change.status === 200 ? [200, 1] : [422, 4]);
  }
});

test('an attempt that starts while the quiz is withdrawn is refused or can be finished', async () => {
  for (let round = 0; round < 8; round++) {
    const saved = await publishQuiz();
    const player = await signUpUser(podium);
    const [start] = await Promise.all([
      player.post(`/api/v1/trivia/${saved.id}/start`),
      requestQuiz('POST', saved, '/withdraw', { reason: 'a race' }),
    ]);
    const submitted = await player.post(`/api/v1/trivia/${saved.id}/submit`, { answers: [] });
    expect([start.status, submitted.status]).toEqual(
      start.status === 200 ? [200, 200] : [start.status === 422 ? 422 : 404, 404],
    );
  }
});

test('a quiz in one language of the Games is published, and shown to other readers in it', async () => {
  const { id } = await publishQuiz({
    title: { pt: 'Piscinas' },
    description: { pt: 'Sobre a água.' },
    questions: [{ ...order, text: { pt: 'Ponha em ordem' }, options: [{ pt: 'Borboleta' }, { pt: 'Livre' }] }],
  });
  expect(await (await podium.get(`/api/v1/trivia/${id}?lang=fr`)).json()).toMatchObject({
    title: 'Piscinas',
    lang: 'pt',
  });
  const { questions } = await startQuiz(await signUpUser(podium), id);
  expect(questions).toMatchObject([{ text: 'Ponha em ordem', lang: 'pt' }]);
});

describe('an incomplete quiz', () => {
  const [, , ...last] = quiz.questions;
  test.each([
    [{ title: {} }, 'title required'],
    [{ title: { fr: 'Bassins' } }, 'title languageRequired'],
    [{ description: {}, author: ' ' }, 'description required', 'author required'],
    [{ discipline: 'zzz' }, 'discipline unknownDiscipline'],
    [{ closesAt: '2019-12-31T00:00:00Z' }, 'closesAt closesBeforeOpens'],
    [{ questions: [] }, 'questions noQuestions'],
    [{ questions: [{ ...question, right: null }] }, 'questions.0.right noSolution'],
    [{ questions: [{ ...question, right: 3 }] }, 'questions.0.right noSolution'],
    [{ questions: [...last, { ...several, right: [] }] }, 'questions.2.right noSolution'],
    [
      { questions: [{ ...number, number: null, text: {} }] },
      'questions.0.text required',
      'questions.0.number noSolution',
    ],
    [{ questions: [{ ...order, options: [{ en: 'A' }] }] }, 'questions.0.options tooFewOptions'],
    [{ questions: [{ ...order, options: [{ en: 'A' }, { fr: 'B' }] }] }, 'questions.0.options.1 languageRequired'],
    [{ questions: [{ ...order, options: [{ en: 'A' }, { en: ' a ' }] }] }, 'questions.0.options.1 sameOption'],
    [
      {
        questions: [
          {
            ...order,
            options: [
              { en: 'Fly', fr: 'Papillon' },
              { en: 'Moth', fr: 'papillon' },
            ],
          },
        ],
      },
      'questions.0.options.1 sameOption',
    ],
  ] as [Partial<QuizChange>, ...string[]][])(
    'with %j is kept as a draft and not published',
    async (fields, ...faults) => {
      const draft = await createQuiz(fields);
      expect(draft.faults.map(({ field, message }) => `${field} ${message}`)).toEqual(faults);
      expect(await refusal(await requestQuiz('POST', draft, '/publish'))).toEqual([422, ...faults]);
      expect(await refusal(await changeQuiz(await publishQuiz(), fields))).toEqual([422, ...faults]);
    },
  );
});

test.each([
  { title: 'Pools' },
  { title: { xx: 'Pools' } },
  { title: { en: 'x'.repeat(121) } },
  { minutes: 0 },
  { points: -1 },
  { type: 'quiz' },
  { opensAt: 'soon' },
  { id: 'Pools!' },
  { state: 'published' },
  { questions: [{ ...question, right: 12 }] },
  { questions: [{ ...several, right: [0, 0] }] },
  { questions: [{ ...number, options: [] }] },
  { questions: [{ ...order, kind: 'map' }] },
  { questions: Array.from({ length: 41 }, () => question) },
])('%j is refused, and nothing is created', async (fields) => {
  const before = await publisher.get<DeskQuizzesAnswer>(base);
  expect((await publisher.post(base, { ...quiz, id: 'malformed', ...fields })).status).toBe(422);
  expect(await publisher.get<DeskQuizzesAnswer>(base)).toEqual(before);
});

test('a draft can be copied and deleted, and an existing id is refused', async () => {
  const draft = await createQuiz();
  expect(await refusal(await publisher.post(base, { ...quiz, id: draft.id }))).toEqual([409, 'id taken']);
  const copies = await Promise.all([1, 2].map(async () => publisher.post(`${base}/${draft.id}/duplicate`)));
  const copied = copies.find(({ status }) => status === 201)!;
  const copy = (await copied.json()) as DeskQuiz;
  expect(copy).toMatchObject({ id: `${draft.id}-2`, state: 'draft', version: 1, quiz: draft.quiz });
  expect((await requestQuiz('DELETE', copy)).status).toBe(200);
  for (const [method, what] of [
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/publish'],
    ['POST', '/duplicate'],
    ['DELETE', ''],
  ] as const)
    expect((await requestQuiz(method, copy, what, method === 'PUT' ? quiz : undefined)).status, method + what).toBe(
      404,
    );
});

test('quizzes of the demo can be edited like others', async () => {
  const log = openLog('silent');
  await fillDemoTrivias({ pool: podium.database.pool, log, competitionCode: 'YG2026' });
  const saved = await publisher.get<DeskQuiz>(`${base}/judo-words`);
  expect(saved).toMatchObject({ state: 'published', editedBy: null, editedAt: null, faults: [] });
  await startQuiz(await signUpUser(podium), saved.id);
  const response = await changeQuiz(saved, { title: { ...saved.quiz.title, en: 'Words' } });
  expect([response.status, await response.json()]).toMatchObject([200, { quiz: { questions: saved.quiz.questions } }]);
});

test('rights over a sport cover its quizzes and no others', async () => {
  const [swimming, judo] = [await createQuiz(), await createQuiz({ discipline: 'jud' })];
  const general = await createQuiz({ discipline: null });
  const ana = await signUpUser(podium, { grant: 'publisher', scope: 'discipline JUD' });
  expect((await ana.get<DeskQuizzesAnswer>(base)).items.every(({ discipline }) => discipline === 'jud')).toBe(true);
  expect((await changeQuiz(judo, { title: { en: 'Judo' } }, ana)).status).toBe(200);
  for (const saved of [swimming, general]) {
    expect((await requestQuiz('GET', saved, '', undefined, ana)).status).toBe(403);
    expect((await changeQuiz(saved, { discipline: 'jud' }, ana)).status).toBe(403);
    expect((await requestQuiz('POST', saved, '/publish', undefined, ana)).status).toBe(403);
    expect((await requestQuiz('POST', saved, '/duplicate', undefined, ana)).status).toBe(403);
    expect((await requestQuiz('DELETE', saved, '', undefined, ana)).status).toBe(403);
  }
  const now = await ana.get<DeskQuiz>(`${base}/${judo.id}`);
  expect((await changeQuiz(now, { discipline: null }, ana)).status).toBe(403);
  expect((await ana.post(base, { ...quiz, id: 'not-mine' })).status).toBe(403);
  for (const grant of [undefined, 'referee'] as const) {
    const other = await signUpUser(podium, { grant });
    expect((await other.ask('GET', base)).status).toBe(403);
    expect((await other.post(base, { ...quiz, id: 'not-mine' })).status).toBe(403);
  }
});

test('every decision is in the audit log, with what changed', async () => {
  const draft = await createQuiz();
  const edited = (await (await changeQuiz(draft, { points: 50 })).json()) as DeskQuiz;
  const live = (await (await requestQuiz('POST', edited, '/publish')).json()) as DeskQuiz;
  await requestQuiz('POST', live, '/withdraw', { reason: 'too easy' });
  await publisher.post(`${base}/${draft.id}/duplicate`);
  await requestQuiz('DELETE', { id: `${draft.id}-2`, version: 1 });
  const manager = await signUpUser(podium, { grant: 'manager' });
  const { items } = await manager.get<AuditAnswer>(`/api/v1/desk/audit?type=trivia&about=trivia/${draft.id}`);
  expect(items.map(({ type, about, reason }) => [type, about, reason])).toEqual([
    ['trivia.delete', `trivia/${draft.id}-2`, null],
    ['trivia.duplicate', `trivia/${draft.id}-2`, null],
    ['trivia.withdraw', `trivia/${draft.id}`, 'too easy'],
    ['trivia.publish', `trivia/${draft.id}`, null],
    ['trivia.edit', `trivia/${draft.id}`, null],
    ['trivia.create', `trivia/${draft.id}`, null],
  ]);
  expect(items[4]).toMatchObject({ before: { points: 400 }, after: { version: 2, points: 50 } });
  expect(items[2]).toMatchObject({ before: { state: 'published' }, after: { version: 4, state: 'withdrawn' } });
});
