import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unzipSync, strFromU8 } from 'fflate';
import type {
  ErrorAnswer,
  GivenAnswer,
  HealthAnswer,
  TriviaAnswer,
  TriviaListAnswer,
  TriviaResultAnswer,
  TriviaStartAnswer,
} from '@podium/contract';
import { unbalanced } from '../../access/points.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { Visitor } from '../../testing/visitor.ts';
import { demoQuizRows } from '@podium/demo-games';
import { openLog } from '../../ground/log.ts';
import { fillDemoTrivias } from './demo/fill.ts';
import { readQuizRows } from './folder/quiz-rows.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19' } });
  const games = { pool: podium.database.pool, log: openLog('silent'), competitionCode: 'YG2026' };
  await fillDemoTrivias(games);
  await fillDemoTrivias(games);
});
afterAll(async () => podium.stop());

const base = '/api/v1/trivia';
const id = 'swimming-strokes';
const demoQuizzes = readQuizRows(demoQuizRows(), (discipline) => discipline.toLowerCase());
const trivia = demoQuizzes.find((each) => each.id === id)!.quiz;
const signedIn = async (): Promise<{ visitor: Visitor; id: string }> => {
  const visitor = await signUpUser(podium);
  return { visitor, id: visitor.id };
};

const start = async (visitor: Visitor, body: unknown = {}): Promise<TriviaStartAnswer> => {
  const response = await visitor.post(`${base}/${id}/start`, body);
  expect(response.status).toBe(200);
  return (await response.json()) as TriviaStartAnswer;
};
const readFaults = async (response: Response): Promise<string[]> =>
  ((await response.json()) as ErrorAnswer).error.fields?.map(({ field, message }) => `${field} ${message}`) ?? [];
const readRefusal = async (response: Response): Promise<(number | string)[]> => [
  response.status,
  ...(await readFaults(response)),
];

/** Correct answers, found by the texts of the displayed options. */
function rightAnswers({ questions }: TriviaStartAnswer): GivenAnswer[] {
  return questions.map(({ position, options }) => {
    const question = trivia.questions[position - 1]!;
    const optionId = (text: string): string => options.find((option) => option.text === text)!.id;
    if (question.kind === 'number') return { position, number: question.number! };
    const right =
      question.kind === 'one' ? [question.right!] : question.kind === 'several' ? question.right : undefined;
    return {
      position,
      options: (right?.map((index) => question.options[index]!) ?? question.options).map(({ en }) => optionId(en!)),
    };
  });
}
const readPoints = async (personId: string): Promise<number> =>
  (await podium.database.pool.query<{ points: number }>('select points from people.persons where id = $1', [personId]))
    .rows[0]!.points;
const shiftStart = async (personId: string, seconds: number): Promise<void> => {
  await podium.database.pool.query(
    `update trivia.attempts set started_at = now() - make_interval(secs => $2) where person_id = $1`,
    [personId, seconds],
  );
};

describe('the list', () => {
  test('has the quizzes of a discipline and type in each language, without questions, for everyone', async () => {
    const all = (await (await podium.get(base)).json()) as TriviaListAnswer;
    expect(all.total).toBe(demoQuizzes.length);
    expect(all.items.every(({ mine, state }) => mine === null && state === 'open')).toBe(true);
    const swimming = (await (await podium.get(`${base}?discipline=swm&type=sport&lang=ar`)).json()) as TriviaListAnswer;
    expect(swimming.items).toMatchObject([
      { id, title: trivia.title.ar, discipline: { key: 'swm', code: 'SWM' }, minutes: trivia.minutes },
    ]);
    expect(JSON.stringify(all)).not.toContain(trivia.questions[0]!.text.en);
    const none = (await (await podium.get(`${base}?discipline=zzz`)).json()) as TriviaListAnswer;
    expect(none).toMatchObject({ items: [], total: 0 });
  });

  test('refuses invalid parameters', async () => {
    for (const query of ['type=none', 'discipline=SWM%27', 'lang=xx'])
      expect((await podium.get(`${base}?${query}`)).status, query).toBe(400);
  });

  test('marks coming and finished quizzes by the clock of the database', async () => {
    const { pool } = podium.database;
    const insert = async (name: string, opens: string, closes: string | null): Promise<void> => {
      await pool.query(
        `insert into trivia.trivias select $1, author, title, description, minutes, discipline, 'health', points,
           now() + $2::interval, now() + $3::interval from trivia.trivias where id = $4`,
        [name, opens, closes, id],
      );
    };
    await insert('soon', '1 hour', null);
    await insert('over', '-2 hours', '-1 hour');
    const { visitor } = await signedIn();
    for (const [name, state] of [
      ['soon', 'soon'],
      ['over', 'closed'],
    ]) {
      expect(await visitor.get<TriviaAnswer>(`${base}/${name}`)).toMatchObject({ state, mine: null });
      expect(await readRefusal(await visitor.post(`${base}/${name}/start`))).toEqual([422, 'trivia notOpen']);
    }
    await pool.query(`delete from trivia.trivias where id in ('soon', 'over')`);
  });
});

test('a quiz opens and closes by the clock of the Games, while an attempt is timed by the real clock', async () => {
  const day = 86_400_000;
  const rehearsal = await testPodium({
    database: podium.database,
    environment: { ACCOUNTS_PASSWORD_MB: '19', GAMES_CLOCK_OFFSET: 'P30D' },
  });
  try {
    const { pool } = podium.database;
    for (const [name, opens, closes] of [
      ['rehearsed', '29 days', '31 days'],
      ['rehearsed-before', '-1 day', '29 days'],
    ])
      await pool.query(
        `insert into trivia.trivias select $1, author, title, description, minutes, discipline, 'health', points,
           now() + $2::interval, now() + $3::interval from trivia.trivias where id = $4`,
        [name, opens, closes, id],
      );
    const stateAt = async (client: Pick<typeof podium, 'get'>, name: string): Promise<TriviaAnswer> =>
      (await (await client.get(`${base}/${name}`)).json()) as TriviaAnswer;
    expect((await stateAt(podium, 'rehearsed')).state).toBe('soon');
    expect((await stateAt(rehearsal, 'rehearsed-before')).state).toBe('closed');
    const { clock } = (await (await rehearsal.get('/api/v1/health')).json()) as HealthAnswer;
    expect(Math.abs(Date.parse(clock.now) - Date.now() - 30 * day)).toBeLessThan(60_000);
    const open = await stateAt(rehearsal, 'rehearsed');
    expect(open.state).toBe('open');
    expect(Math.abs(Date.parse(open.serverNow) - Date.now())).toBeLessThan(day);
  } finally {
    await rehearsal.leave();
    await podium.database.pool.query(`delete from trivia.trivias where id like 'rehearsed%'`);
  }
});

describe('starting a quiz', () => {
  test('needs a signed-in user and an existing quiz', async () => {
    const stranger = new Visitor(podium.url);
    for (const path of ['start', 'submit'])
      expect((await stranger.post(`${base}/${id}/${path}`, { answers: [] })).status).toBe(401);
    expect((await stranger.ask('GET', `${base}/${id}/result`)).status).toBe(401);
    const { visitor } = await signedIn();
    expect((await visitor.post(`${base}/none/start`)).status).toBe(404);
    expect((await visitor.ask('GET', `${base}/${id}/result`)).status).toBe(404);
    expect((await podium.get(`${base}/none`)).status).toBe(404);
  });

  test('keeps its clock and its order, however often it is repeated', async () => {
    const { visitor } = await signedIn();
    const [one, second] = [await start(visitor), await start(visitor, { timeFactor: 10 })];
    expect({ ...second, serverNow: '' }).toEqual({ ...one, serverNow: '' });
    expect(Date.parse(one.endsAt) - Date.parse(one.startedAt)).toBe(trivia.minutes * 60_000);
    expect((await visitor.get<TriviaListAnswer>(base)).items.find((item) => item.id === id)!.mine).toMatchObject({
      startedAt: one.startedAt,
      submittedAt: null,
    });
    const other = await start((await signedIn()).visitor);
    expect(other.questions.map(({ text }) => text)).toEqual(one.questions.map(({ text }) => text));
  });

  test('gives more time to users who need it', async () => {
    const { visitor, id: personId } = await signedIn();
    const attempt = await start(visitor, { timeFactor: 10 });
    expect(Date.parse(attempt.endsAt) - Date.parse(attempt.startedAt)).toBe(10 * trivia.minutes * 60_000);
    await shiftStart(personId, 9 * trivia.minutes * 60);
    expect((await visitor.post(`${base}/${id}/submit`, { answers: rightAnswers(attempt) })).status).toBe(200);
  });
});

describe('sending answers', () => {
  test('scores them on the server, credits the points once, and explains the answers', async () => {
    const { visitor, id: personId } = await signedIn();
    const [right, ...others] = rightAnswers(await start(visitor));
    const answers = [{ ...right!, options: right!.options?.toReversed() }, ...others];
    const response = await visitor.post(`${base}/${id}/submit`, { answers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const result = (await response.json()) as TriviaResultAnswer;
    const total = trivia.questions.length;
    const points = Math.round((trivia.points * (total - 1)) / total);
    expect(result).toMatchObject({ isLate: false, score: { right: total - 1, total }, points });
    expect(result.questions.map(({ isRight }) => isRight)).toEqual([false, ...others.map(() => true)]);
    expect(result.questions[1]).toMatchObject({
      right: others[0]!.options ? { options: others[0]!.options } : { number: others[0]!.number },
      explanation: trivia.questions[1]!.explanation.en,
    });
    expect(await readPoints(personId)).toBe(points);
    expect(await visitor.get(`${base}/${id}/result`)).toEqual(result);
    const french = await visitor.get<TriviaResultAnswer>(`${base}/${id}/result?lang=fr`);
    expect(french.questions[0]!.explanation).toBe(trivia.questions[0]!.explanation.fr);
    expect(await visitor.get<TriviaAnswer>(`${base}/${id}`)).toMatchObject({
      mine: { score: result.score, points, submittedAt: result.submittedAt },
    });
  });

  test('is refused a second time, whatever the answers', async () => {
    const { visitor } = await signedIn();
    const answers = rightAnswers(await start(visitor));
    const submit = async (): Promise<Response> => visitor.post(`${base}/${id}/submit`, { answers });
    expect((await submit()).status).toBe(200);
    const repeated = await submit();
    expect(await readRefusal(repeated)).toEqual([409, 'trivia alreadyAnswered']);
    expect(await readRefusal(await visitor.post(`${base}/${id}/start`))).toEqual([409, 'trivia alreadyAnswered']);
  });

  test('is refused before a start', async () => {
    const { visitor } = await signedIn();
    expect(await readRefusal(await visitor.post(`${base}/${id}/submit`, { answers: [] }))).toEqual([
      422,
      'trivia notStarted',
    ]);
  });

  test('is possible until five seconds after the limit, by the clock of the database; later the attempt is closed', async () => {
    const limit = trivia.minutes * 60;
    const { visitor: inTime, id: quick } = await signedIn();
    const quickAnswers = rightAnswers(await start(inTime));
    await shiftStart(quick, limit + 4);
    expect((await inTime.post(`${base}/${id}/submit`, { answers: quickAnswers })).status).toBe(200);
    expect(await readPoints(quick)).toBe(trivia.points);

    const { visitor: late, id: slow } = await signedIn();
    const answers = rightAnswers(await start(late));
    await shiftStart(slow, limit + 6);
    expect(await readRefusal(await late.post(`${base}/${id}/submit`, { answers }))).toEqual([422, 'trivia tooLate']);
    await shiftStart(slow, 1);
    expect(await readRefusal(await late.post(`${base}/${id}/submit`, { answers }))).toEqual([
      409,
      'trivia alreadyAnswered',
    ]);
    expect(await late.get(`${base}/${id}/result`)).toMatchObject({ isLate: true, points: 0, score: { right: 0 } });
    expect(await readPoints(slow)).toBe(0);
  });

  test.each([
    [{}],
    [{ answers: 'all' }],
    [{ answers: [], score: 5 }],
    [{ answers: [], startedAt: '2020-01-01T00:00:00Z' }],
    [{ answers: [{ position: 0 }] }],
    [{ answers: [{ position: 1, number: 1e12 }] }],
    [{ answers: [{ position: 1, options: Array.from({ length: 13 }, () => 'a') }] }],
    [{ answers: [{ position: 1, isRight: true }] }],
    [{ answers: [{ position: 1 }, { position: 1 }] }],
    [{ answers: Array.from({ length: 41 }, (_, index) => ({ position: index + 1 })) }],
  ])('refuses an invalid body: %j', async (body) => {
    const [status, ...faults] = await readRefusal(await (await signedInOnce()).post(`${base}/${id}/submit`, body));
    expect(status).toBe(422);
    expect(faults.join()).not.toBe('trivia notStarted');
  });

  test('counts names that were never shown, and numbers in place of options, as wrong', async () => {
    const { visitor } = await signedIn();
    const { questions } = await start(visitor);
    const answers = [
      ...questions.map(({ position, kind }) =>
        kind === 'number' ? { position, options: ['a'] } : { position, number: 1, options: ['z', 'y'] },
      ),
      { position: 40, options: ['a'] },
    ];
    const response = await visitor.post(`${base}/${id}/submit`, { answers });
    expect([response.status, await response.json()]).toMatchObject([200, { score: { right: 0 }, points: 0 }]);
  });
});

let once: Promise<Visitor> | undefined;
const signedInOnce = async (): Promise<Visitor> => (once ??= signedIn().then(({ visitor }) => visitor));

describe('the right answer', () => {
  test('is not sent before the user has answered, for every type of question', async () => {
    const { visitor } = await signedIn();
    const { pool } = podium.database;
    await pool.query(
      `update trivia.solutions set explanation = explanation || '{"en":"canary-explanation"}'
       where trivia_id = $1`,
      [id],
    );
    const texts = [
      await (await visitor.ask('GET', base)).text(),
      await (await visitor.ask('GET', `${base}/${id}`)).text(),
      await (await visitor.post(`${base}/${id}/start`)).text(),
      await (await visitor.ask('GET', `${base}/${id}`)).text(),
      await (await visitor.ask('GET', `${base}/${id}/result`)).text(),
    ];
    for (const text of texts) expect(text).not.toMatch(/canary|solution|explanation|isRight|"right"|seed|tolerance/u);
    const { questions } = JSON.parse(texts[2]!) as TriviaStartAnswer;
    // Option names depend only on the displayed order.
    for (const { options } of questions)
      expect(options.map((option) => option.id)).toEqual(options.map((_, index) => 'abcdefghijkl'[index]));
    await visitor.post(`${base}/${id}/submit`, { answers: [] });
    expect(await (await visitor.ask('GET', `${base}/${id}/result`)).text()).toContain('canary-explanation');
  });
});

describe('security 19: a trivia with a closing time', () => {
  const setClosing = async (closes: string | null): Promise<void> => {
    await podium.database.pool.query('update trivia.trivias set closes_at = now() + $2::interval where id = $1', [
      id,
      closes,
    ]);
  };
  const fetchResult = async (visitor: Visitor): Promise<TriviaResultAnswer> => visitor.get(`${base}/${id}/result`);
  const tellsAnswers = ({ answersAt, questions }: TriviaResultAnswer): boolean => {
    const hasAnswers = answersAt === null;
    for (const { right, isRight, explanation } of questions)
      expect([right !== null, isRight !== null, explanation !== null]).toEqual([hasAnswers, hasAnswers, hasAnswers]);
    return hasAnswers;
  };

  test('shows the score at once, and the right answers once it is closed for everyone', async () => {
    await setClosing('1 hour');
    const { visitor, id: personId } = await signedIn();
    const answers = rightAnswers(await start(visitor));
    const submittedAnswers = answers.map(({ options, number }) => (options ? { options } : { number }));
    const sent = (await (await visitor.post(`${base}/${id}/submit`, { answers })).json()) as TriviaResultAnswer;
    expect(sent).toMatchObject({ score: { right: answers.length }, points: trivia.points });
    expect([tellsAnswers(sent), sent.answersAt]).toEqual([false, sent.trivia.closesAt]);
    expect(sent.questions.map((question) => question.given)).toEqual(submittedAnswers);
    expect(await fetchResult(visitor)).toEqual(sent);
    const zip = unzipSync(new Uint8Array(await (await visitor.ask('GET', '/api/v1/me/export')).arrayBuffer()));
    const [own] = JSON.parse(strFromU8(zip['trivia.json']!)) as { answers: Record<number, unknown> }[];
    expect(Object.values(own!.answers), 'as they were sent, not as they are stored').toEqual(submittedAnswers);
    expect(await readPoints(personId)).toBe(trivia.points);

    const { visitor: other, id: otherId } = await signedIn();
    const { endsAt } = await start(other);
    await podium.database.pool.query('delete from trivia.attempts where trivia_id = $1 and person_id not in ($2, $3)', [
      id,
      personId,
      otherId,
    ]);
    await setClosing('-1 second');
    const waiting = await fetchResult(visitor);
    expect(tellsAnswers(waiting), 'an attempt that began before the closing time still runs').toBe(false);
    expect(Date.parse(waiting.answersAt!)).toBe(Date.parse(endsAt) + 5000);
    await other.post(`${base}/${id}/submit`, { answers: [] });
    const result = await fetchResult(visitor);
    expect([tellsAnswers(result), result.questions[1]!.right]).toEqual([true, sent.questions[1]!.given]);
    await setClosing(null);
  });
});

describe('simultaneous requests', () => {
  const rounds = Number(process.env['PODIUM_RACES'] ?? 10);

  test(`S16: accept one of twenty answers, ${rounds} times`, { timeout: rounds * 3000 + 10_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { visitor, id: personId } = await signedIn();
      const starts = await Promise.all(Array.from({ length: 5 }, async () => start(visitor)));
      expect(new Set(starts.map(({ startedAt, questions }) => JSON.stringify([startedAt, questions]))).size).toBe(1);
      const answers = rightAnswers(starts[0]!);
      const changes = await Promise.all(
        Array.from({ length: 20 }, async () => visitor.post(`${base}/${id}/submit`, { answers })),
      );
      const statuses = changes.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
      expect(await readPoints(personId)).toBe(trivia.points);
    }
    expect(await unbalanced(podium.database.pool)).toEqual([]);
  });

  test('end with an answer and an erasure as if one came after the other', async () => {
    for (let round = 0; round < rounds; round++) {
      const { visitor } = await signedIn();
      const answers = rightAnswers(await start(visitor));
      const [sent, erased] = await Promise.all([
        visitor.post(`${base}/${id}/submit`, { answers }),
        visitor.post('/api/v1/me/erase', { password: 'quatro tucanos azuis' }),
      ]);
      expect([erased.status, [200, 401].includes(sent.status) || sent.status]).toEqual([200, true]);
    }
    const { rows } = await podium.database.pool.query(
      'select 1 from trivia.submissions left join people.persons on persons.id = person_id where persons.id is null',
    );
    expect(rows).toEqual([]);
    expect(await unbalanced(podium.database.pool)).toEqual([]);
  });
});

test('users who request their data get their attempts', async () => {
  const { visitor } = await signedIn();
  await start(visitor);
  await visitor.post(`${base}/${id}/submit`, { answers: [] });
  const zip = unzipSync(new Uint8Array(await (await visitor.ask('GET', '/api/v1/me/export')).arrayBuffer()));
  expect(JSON.parse(strFromU8(zip['trivia.json']!))).toMatchObject([{ trivia: id, points: 0, answers: {} }]);
});
