/**
 * Results entered by hand over HTTP: displayed values, advancement, access, concurrent edits, scorers without an
 * account.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeName } from '../../routes/route.ts';
import type {
  ErrorAnswer,
  GrantRole,
  MedalsAnswer,
  ResultList,
  ResultSheet,
  ResultStep,
  ScorerAnswer,
  UnitAnswer,
  ValidScorerLinks,
} from '@podium/contract';
import type { z } from 'zod';
import type { scorerLinkMade } from '@podium/contract';
import { testDatabase } from '../../database/test-database.ts';
import { replay } from '../../feed/replay.ts';
import { openLog } from '../../ground/log.ts';
import { withCodes, writeDraw } from '../../testing/draw-folder.ts';
import { importFolder } from '../../testing/import-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { Visitor } from '../../testing/visitor.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Person = Awaited<ReturnType<typeof signUpUser>>;
type Draft = ResultStep extends infer Step ? (Step extends ResultStep ? Omit<Step, 'id' | 'at'> : never) : never;
let podium: TestPodium;
let folder: string;
let mia: Person;
let leo: Person;

beforeAll(async () => {
  podium = await testPodium({
    environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none', RESULTS_SECOND_PERSON: 'on' },
  });
  folder = await mkdtemp(join(tmpdir(), 'podium-draw-'));
  const { errors } = await importFolder(podium.database, await writeDraw(folder, withCodes));
  if (errors !== '') throw new Error(errors);
  await podium.settle();
  mia = await signUpUser(podium, { grant: 'referee' });
  leo = await signUpUser(podium, { grant: 'manager' });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the id of a contest, which is its code. */
const unitId = (unit: string): string => {
  const phase = { Q: 'QFNL', S: 'SFNL', F: 'FNL-', B: 'FNL-' }[unit.charAt(0)];
  return phase ? `HBLMTEAM11------------${phase}000${unit === 'B1' ? 2 : unit.slice(1)}00` : unit;
};

const makeSteps = (...drafts: Draft[]): ResultStep[] =>
  drafts.map((draft) => ({ ...draft, id: randomUUID(), at: new Date().toISOString() }));
const sheet = async (unit: string, user: Person = mia): Promise<ResultSheet> =>
  user.get(`/api/v1/desk/results/${unitId(unit)}`);
const enter = async (unit: string, steps: ResultStep[], more: object = {}, user: Person = mia): Promise<Response> =>
  user.post(`/api/v1/desk/results/${unitId(unit)}/steps`, { steps, ...more });
const confirm = async (unit: string, user: Person = leo, more: object = {}): Promise<Response> =>
  user.post(`/api/v1/desk/results/${unitId(unit)}/confirm`, {
    seen: (await sheet(unit, user)).version,
    nonce: randomUUID(),
    ...more,
  });
const readSheet = async (response: Response): Promise<ResultSheet> => {
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as ResultSheet;
};
const refusal = async (response: Response): Promise<unknown[]> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
};
const shownToAll = async (unit: string): Promise<UnitAnswer> =>
  (await (await podium.get(`/api/v1/units/${unitId(unit)}`)).json()) as UnitAnswer;
const goal = (side: 'home' | 'away'): Draft => ({ do: 'score', side, points: 1, action: 'SHOT' });
const card = (side: 'home' | 'away', action: 'YC' | 'RC'): Draft => ({ do: 'score', side, points: 0, action });
/** Enters the score of a contest, ends it and confirms it. */
const play = async (unit: string, home: number, away: number): Promise<void> => {
  await readSheet(await enter(unit, makeSteps({ do: 'period-score', period: 'H1', home, away }, { do: 'finish' })));
  await readSheet(await confirm(unit));
};

test('a goal is public as soon as the request is answered, and the contest is live', async () => {
  // Goals count for the first half until another part is chosen.
  expect((await readSheet(await enter('Q2', makeSteps({ do: 'begin' })))).period).toBe('H1');
  await readSheet(await enter('Q2', makeSteps(goal('home'), goal('home'), goal('away'))));
  const publicUnit = await shownToAll('Q2');
  expect(publicUnit.status).toBe('RUNNING');
  expect(publicUnit.competitors?.map(({ id, result }) => [id, result])).toEqual([
    ['T1', '2'],
    ['T2', '1'],
  ]);
  expect(publicUnit.actions.map(({ type, side, score }) => [type, side, score])).toEqual([
    ['goal', 'home', { home: '1', away: '0' }],
    ['goal', 'home', { home: '2', away: '0' }],
    ['goal', 'away', { home: '2', away: '1' }],
  ]);
});

test('an undone step is no longer in the score, and stays in the history', async () => {
  const before = await sheet('Q2');
  const undone = before.history.find((step) => step.do === 'score' && !step.isUndone);
  const after = await readSheet(await enter('Q2', makeSteps({ do: 'undo', step: undone!.id })));
  expect(after.score).toEqual({ home: 2, away: 0 });
  expect(after.history.find(({ id }) => id === undone!.id)).toMatchObject({ isUndone: true });
});

test('a repeated request counts once', async () => {
  const steps = makeSteps(goal('away'));
  await readSheet(await enter('Q2', steps));
  const repeated = await readSheet(await enter('Q2', steps));
  expect(repeated.score).toEqual({ home: 2, away: 1 });
});

test('a user with an older sheet gets a conflict, and nothing is overwritten', async () => {
  const { version } = await sheet('Q2');
  await readSheet(await enter('Q2', makeSteps(goal('home')), { seen: version }));
  expect(await refusal(await enter('Q2', makeSteps(goal('home')), { seen: version }, leo))).toEqual([
    409,
    'seen overtaken',
  ]);
  expect((await sheet('Q2')).score).toEqual({ home: 3, away: 1 });
});

test('a scorer with an account enters results, and does not make them official', async () => {
  const bia = await signUpUser(podium, { grant: 'scorer' });
  const elsewhere = await signUpUser(podium, { grant: 'scorer', scope: 'venue NOWHERE' });
  expect((await sheet('Q2', bia)).may).toMatchObject({ enter: true, confirm: false, decide: false });
  const [fault] = makeSteps({ do: 'replay' });
  expect(await refusal(await enter('Q2', [fault!], { reason: 'rain' }, bia))).toEqual([422, 'steps.0 notYours']);
  expect((await confirm('Q2', bia)).status).toBe(403);
  expect((await bia.post(`/api/v1/desk/results/${unitId('Q2')}/links`, { label: 'x', hours: 1 })).status).toBe(403);
  expect((await enter('Q2', makeSteps(goal('home')), {}, elsewhere)).status).toBe(403);
  const [own] = makeSteps({ ...goal('home'), isSure: true } as Draft);
  const { score } = await sheet('Q2');
  expect((await readSheet(await enter('Q2', [own!], {}, bia))).score).toEqual({ ...score, home: score!.home + 1 });
  expect((await readSheet(await enter('Q2', makeSteps({ do: 'undo', step: own!.id }), {}, bia))).score).toEqual(score);
});

test('a result is made official by another user, and the winner takes the place in the next round', async () => {
  expect(await refusal(await confirm('Q2'))).toEqual([409, 'result notFinished']);
  await readSheet(await enter('Q2', makeSteps({ do: 'finish' })));
  expect((await shownToAll('Q2')).status).toBe('UNOFFICIAL');
  expect(await refusal(await confirm('Q2', mia))).toEqual([409, 'result secondPerson']);
  const after = await readSheet(await confirm('Q2'));
  expect(after.status).toBe('OFFICIAL');
  const bia = await signUpUser(podium, { grant: 'scorer' });
  const reopened = await enter('Q2', makeSteps({ do: 'reopen' }), { reason: 'mistyped' }, bia);
  expect(await refusal(reopened)).toEqual([422, 'steps.0 isOfficial']);
  expect((await shownToAll('S1')).startList.map(({ competitor }) => competitor.id)).toEqual(['T0', 'T1']);
});

test('an official result changes only after it is reopened, and then the right winner advances', async () => {
  expect(await refusal(await enter('Q2', makeSteps(goal('away'))))).toEqual([422, 'steps.0 isOfficial']);
  expect(await refusal(await enter('Q2', makeSteps({ do: 'reopen' })))).toEqual([422, 'reason required']);
  const { history } = await sheet('Q2');
  const confirmation = history.find((step) => step.do === 'confirm');
  expect(confirmation).toMatchObject({ mayUndo: false });
  await readSheet(
    await enter('Q2', makeSteps({ do: 'reopen' }, ...Array.from({ length: 5 }, () => goal('away')), { do: 'finish' }), {
      reason: 'Goals of the wrong side',
    }),
  );
  await readSheet(await confirm('Q2'));
  expect((await shownToAll('S1')).startList.map(({ competitor }) => competitor.id)).toEqual(['T0', 'T2']);
});

describe('a request is refused', () => {
  test.each<[string, Draft, string]>([
    ['a goal worth two', { do: 'score', side: 'home', points: 2 }, 'steps.0 badPoints'],
    ['a score of a part that handball does not have', { do: 'period', period: 'Q4' }, 'steps.0 badPart'],
    ['a mark for a side', { do: 'mark', competitor: 'T5', mark: '12.3', irm: null }, 'steps.0 isSides'],
    [
      'somebody who does not compete',
      { do: 'mark', competitor: 'T1', mark: null, irm: 'DNS' },
      'steps.0 unknownCompetitor',
    ],
    ['a player of nobody', { do: 'score', side: 'home', points: 1, person: 'X' }, 'steps.0 unknownCompetitor'],
  ])('%s', async (_name, step, expected) => {
    expect(await refusal(await enter('Q4', makeSteps(step)))).toEqual([422, expected]);
    expect((await sheet('Q4')).history).toEqual([]);
  });

  test('if no result can name the contest', async () => {
    expect(await refusal(await enter('DW1', makeSteps(goal('home'))))).toEqual([422, 'unit noCode']);
    expect(await sheet('DW1')).toMatchObject({ may: { enter: false }, enterFault: 'noCode' });
  });

  test('if the contest is of another sport, or does not exist', async () => {
    const judge = await signUpUser(podium, { grant: 'referee', scope: 'discipline JUD' });
    expect(await refusal(await enter('Q4', makeSteps(goal('home')), {}, judge))).toEqual([403]);
    expect(await refusal(await enter('NONE', makeSteps(goal('home'))))).toEqual([404]);
  });
});

describe('a right over another part of the Games', () => {
  const unit = 'Q4';
  const contest = `/api/v1/desk/results/${unitId(unit)}`;
  /** Every way to change a contest, or what hangs on it, with a body that a user with the right could send. */
  const ways: Readonly<Record<string, () => [method: string, path: string, body?: object]>> = {
    'POST /api/v1/desk/results/:unit/steps': () => ['POST', `${contest}/steps`, { steps: makeSteps(goal('home')) }],
    'POST /api/v1/desk/results/:unit/confirm': () => ['POST', `${contest}/confirm`, { seen: '', nonce: randomUUID() }],
    'POST /api/v1/desk/results/:unit/corrections': () => [
      'POST',
      `${contest}/corrections`,
      { edits: [{ competitor: 'T1', field: 'result', value: '9', seen: null }], nonce: randomUUID() },
    ],
    'POST /api/v1/desk/results/:unit/corrections/release': () => [
      'POST',
      `${contest}/corrections/release`,
      { edits: [{ competitor: 'T1', field: 'result' }], nonce: randomUUID() },
    ],
    'GET /api/v1/desk/results/:unit/links': () => ['GET', `${contest}/links`],
    'POST /api/v1/desk/results/:unit/links': () => ['POST', `${contest}/links`, { label: 'Mine', hours: 2 }],
    'DELETE /api/v1/desk/results/:unit/links/:id': () => ['DELETE', `${contest}/links/${randomUUID()}`],
    'POST /api/v1/desk/schedule/edits': () => [
      'POST',
      '/api/v1/desk/schedule/edits',
      {
        edits: [{ unit: unitId(unit), field: 'note', value: { en: 'Moved' }, seen: null }],
        nonce: randomUUID(),
      },
    ],
    'POST /api/v1/desk/schedule/clear': () => [
      'POST',
      '/api/v1/desk/schedule/clear',
      { edits: [{ unit: unitId(unit), field: 'note' }], nonce: randomUUID() },
    ],
    'POST /api/v1/desk/schedule/undo': () => [
      'POST',
      '/api/v1/desk/schedule/undo',
      { entry: decided, nonce: randomUUID() },
    ],
  };
  /** A decision about the contest, which a user with the right could undo. */
  let decided: number;

  beforeAll(async () => {
    const response = await leo.post('/api/v1/desk/schedule/edits', {
      edits: [{ unit: unitId(unit), field: 'note', value: { en: 'Gate 3' }, seen: null }],
      nonce: randomUUID(),
    });
    if (response.status !== 200) throw new Error(`the decision was answered with ${response.status}`);
    ({ entry: decided } = (await response.json()) as { entry: number });
  });

  test('is tested on every route that names a contest', () => {
    const named = podium.routes
      .map(routeName)
      .filter((name) => name.includes('/desk/results/:unit') || /POST .*\/desk\/schedule\//u.test(name))
      .filter((name) => !name.startsWith('GET') || name.endsWith('/links'));
    expect(named.toSorted()).toEqual(Object.keys(ways).toSorted());
  });

  test.each<[string, GrantRole, string]>([
    ['a referee of another sport', 'referee', 'discipline JUD'],
    ['a manager of another sport', 'manager', 'discipline JUD'],
    ['a manager of another venue', 'manager', 'venue ELSEWHERE'],
    ['a manager of a delegation', 'manager', 'team SP'],
    ['an administrator of another sport', 'admin', 'discipline JUD'],
  ])('%s cannot change a contest by any route', async (_who, role, scope) => {
    const person = await signUpUser(podium, { grant: role, scope });
    for (const [name, way] of Object.entries(ways)) {
      const [method, path, body] = way();
      expect((await person.ask(method, path, body)).status, name).toBe(403);
    }
    expect((await sheet(unit)).history).toEqual([]);
  });
});

describe("a scorer's link", () => {
  type Made = z.infer<typeof scorerLinkMade>;
  const link = async (unit: string): Promise<Made & { secret: string }> => {
    const response = await leo.post(`/api/v1/desk/results/${unitId(unit)}/links`, { label: 'Table 2', hours: 2 });
    expect(response.status).toBe(201);
    const body = (await response.json()) as Made;
    return { ...body, secret: new URL(body.url).hash.slice(1) };
  };
  const send = async (secret: string, steps: ResultStep[] = [], more: object = {}): Promise<Response> =>
    new Visitor(podium.url).post('/api/v1/score', { link: secret, steps, ...more });
  const read = async (response: Response): Promise<ScorerAnswer> => (await response.json()) as ScorerAnswer;

  test('enters one contest without an account, and a repeated or partial request in any order counts once', async () => {
    const { secret } = await link('Q3');
    const steps = makeSteps({ do: 'begin' }, goal('home'), goal('away'), goal('home'));
    await send(secret, steps.slice(0, 3));
    const answer = (await (await send(secret, steps)).json()) as ScorerAnswer;
    expect([answer.taken.length, answer.refused, answer.sheet.score]).toEqual([4, [], { home: 2, away: 1 }]);
    expect(((await (await send(secret, steps)).json()) as ScorerAnswer).sheet.score).toEqual({ home: 2, away: 1 });
  });

  test('opens the page of scorers in the language of the console in which it was made', async () => {
    const links = `/api/v1/desk/results/${unitId('Q3')}/links`;
    const urls = await Promise.all(
      ['pt', 'en'].map(async (lang) => {
        const response = await leo.post(`${links}?lang=${lang}`, { label: 'Table 3', hours: 2 });
        return new URL(((await response.json()) as Made).url).pathname;
      }),
    );
    expect(urls).toEqual(['/por/score', '/score']);
  });

  test('stores the possible ones of several steps, and reports the others', async () => {
    const { secret } = await link('Q3');
    const steps = makeSteps({ do: 'mark', competitor: 'T3', mark: '9', irm: null }, card('home', 'YC'));
    const answer = (await (await send(secret, steps)).json()) as ScorerAnswer;
    expect([answer.taken, answer.refused]).toEqual([[steps[1]!.id], [{ id: steps[0]!.id, message: 'isSides' }]]);
  });

  test('has a name in the history, and undoes only its own steps', async () => {
    const { secret } = await link('Q3');
    const [own, ofMia] = [makeSteps(card('home', 'RC')), makeSteps(card('away', 'RC'))];
    await send(secret, own);
    await readSheet(await enter('Q3', ofMia));
    const { history } = await sheet('Q3');
    expect(history.slice(0, 2).map(({ by }) => by)).toEqual([mia.username, 'Table 2']);
    const undo = (step: ResultStep | undefined): ResultStep[] => makeSteps({ do: 'undo', step: step!.id });
    const foreign = await read(await send(secret, undo(ofMia[0])));
    expect(foreign.refused.map(({ message }) => message)).toEqual(['notYours']);
    expect((await read(await send(secret, undo(own[0])))).refused).toEqual([]);
    await readSheet(await enter('Q3', undo(ofMia[0])));
  });

  test('asks whether a goal counts twice that a user enters too, and both see each other', async () => {
    const { secret } = await link('Q3');
    const [seen, again] = [makeSteps(goal('away')), makeSteps(goal('away'))];
    await send(secret, seen);
    expect(await refusal(await enter('Q3', again))).toEqual([422, 'steps.0 sameScore']);
    expect((await sheet('Q3')).others).toContainEqual({ name: 'Table 2', isEntering: true });
    const sure = again.map((step) => ({ ...step, isSure: true }));
    const before = (await sheet('Q3')).score!.away;
    expect((await readSheet(await enter('Q3', sure))).score!.away).toBe(before + 1);
    const { sheet: shown } = await read(await send(secret));
    expect(shown.others).toContainEqual({ name: mia.username, isEntering: true });
    for (const { id } of [...seen, ...again]) await readSheet(await enter('Q3', makeSteps({ do: 'undo', step: id })));
  });

  test('reports how long a step waited, whatever the clock of its device', async () => {
    const { secret } = await link('Q3');
    const [finish] = makeSteps({ do: 'finish' });
    await send(secret, [{ ...finish!, at: '1970-01-01T00:00:00Z' }], { sentAt: '1970-01-01T00:00:02Z' });
    const { actualEnd } = await shownToAll('Q3');
    const waitedSeconds = (Date.now() - Date.parse(actualEnd!)) / 1000;
    expect(waitedSeconds).toBeLessThan(60);
    const { history } = await sheet('Q3');
    const [sent, before] = history.map(({ at }) => Date.parse(at));
    expect(sent! - before!).toBeLessThan(2000);
    await readSheet(await enter('Q3', makeSteps({ do: 'reopen' })));
  });

  test('never reopens an official result, and acts in the name of its creator', async () => {
    const { secret } = await link('Q4');
    await send(secret, makeSteps(goal('away'), { do: 'finish' }));
    expect(await refusal(await confirm('Q4', leo))).toEqual([409, 'result secondPerson']);
    await readSheet(await confirm('Q4', mia));
    const { refused, sheet: after } = await read(await send(secret, makeSteps({ do: 'reopen' }, goal('home'))));
    expect(refused.map(({ message }) => message)).toEqual(['isOfficial', 'isOfficial']);
    expect([after.status, after.score]).toEqual(['OFFICIAL', { home: 0, away: 1 }]);
    expect(after.history.filter(({ mayUndo }) => mayUndo)).toEqual([]);
    expect((await shownToAll('Q4')).status).toBe('OFFICIAL');
  });

  test('stops working when its creator loses the right to edit the contest', async () => {
    const admin = await signUpUser(podium, { grant: 'admin' });
    const [locked, demoted] = [
      await signUpUser(podium, { grant: 'referee' }),
      await signUpUser(podium, { grant: 'referee' }),
    ];
    const linkOf = async (user: Person): Promise<string> => {
      const response = await user.post(`/api/v1/desk/results/${unitId('Q4')}/links`, { label: 'Table 9', hours: 2 });
      return new URL(((await response.json()) as Made).url).hash.slice(1);
    };
    const secrets = [await linkOf(locked), await linkOf(demoted)];
    for (const secret of secrets) expect((await send(secret)).status).toBe(200);
    expect((await admin.ask('PATCH', `/api/v1/people/${locked.id}`, { isLocked: true })).status).toBe(200);
    const grants = [{ role: 'referee', scope: 'discipline', scopeId: 'JUD' }];
    expect((await admin.ask('PUT', `/api/v1/people/${demoted.id}/grants`, { grants })).status).toBe(200);
    for (const secret of secrets) expect((await send(secret, makeSteps(goal('home')))).status).toBe(401);
    const { items } = await leo.get<ValidScorerLinks>('/api/v1/desk/scorer-links');
    const ofBoth = items.filter(({ by }) => by?.id === locked.id || by?.id === demoted.id);
    expect(ofBoth.map(({ isUsable }) => isUsable)).toEqual([false, false]);
  });

  test.each<[string, GrantRole, string, boolean]>([
    ['a manager', 'manager', 'games ', true],
    ['a referee of the sport', 'referee', 'discipline HBL', true],
    ['a referee of another sport', 'referee', 'discipline JUD', false],
    ['a manager of another venue', 'manager', 'venue ELSEWHERE', false],
    ['a manager of a delegation', 'manager', 'team SP', false],
  ])('is listed for %s only if they may edit the contest', async (_who, role, scope, isListed) => {
    const { id, secret } = await link('Q4');
    await send(secret);
    const person = await signUpUser(podium, { grant: role, scope });
    const { items } = await person.get<ValidScorerLinks>('/api/v1/desk/scorer-links');
    expect(items.some((item) => item.id === id)).toBe(isListed);
    const listed = items.find((item) => item.id === id);
    if (listed)
      expect(listed).toMatchObject({
        label: 'Table 2',
        unit: { id: unitId('Q4') },
        by: { id: leo.id },
        lastUsedAt: expect.any(String),
        isUsable: true,
      });
    await leo.ask('DELETE', `/api/v1/desk/results/${unitId('Q4')}/links/${id}`);
    const after = await leo.get<ValidScorerLinks>('/api/v1/desk/scorer-links');
    expect(after.items.map((item) => item.id)).not.toContain(id);
  });

  test('reads nothing once it is revoked, and an unknown secret reads nothing', async () => {
    const { id, secret } = await link('Q4');
    expect((await send(secret)).status).toBe(200);
    expect((await leo.ask('DELETE', `/api/v1/desk/results/${unitId('Q4')}/links/${id}`)).status).toBe(200);
    expect((await send(secret)).status).toBe(401);
    expect((await send('x'.repeat(32))).status).toBe(401);
    expect((await leo.ask('DELETE', `/api/v1/desk/results/${unitId('Q4')}/links/${id}`)).status).toBe(404);
  });
});

test('after the last contest the medals are given', async () => {
  await readSheet(await enter('Q3', makeSteps({ do: 'finish' })));
  // Neither who entered it nor who made the link: a third person.
  await readSheet(await confirm('Q3', await signUpUser(podium, { grant: 'referee' })));
  await play('S1', 2, 1);
  await play('S2', 0, 2);
  await play('B1', 1, 0);
  await play('F1', 4, 5);
  const { rows } = (await (await podium.get('/api/v1/medals')).json()) as MedalsAnswer;
  expect(rows.map(({ organisation, gold, silver, bronze }) => [organisation.code, gold, silver, bronze])).toEqual([
    ['X6X', 1, 0, 0],
    ['X0X', 0, 1, 0],
    ['X2X', 0, 0, 1],
  ]);
});

test('a knock-out contest that ends level is not confirmed, and a winner who is behind only on request', async () => {
  const reason = { reason: 'A trial' };
  const half = (home: number, away: number): Draft => ({ do: 'period-score', period: 'H1', home, away });
  await readSheet(await enter('F1', makeSteps({ do: 'reopen' }, half(5, 5), { do: 'finish' }), reason));
  expect((await sheet('F1')).doubts).toEqual([{ code: 'level' }]);
  expect(await refusal(await confirm('F1'))).toEqual([409, 'result level']);
  const behind = makeSteps({ do: 'reopen' }, half(4, 5), { do: 'winner', side: 'home' }, { do: 'finish' });
  expect((await readSheet(await enter('F1', behind))).doubts).toMatchObject([
    { code: 'winnerBehind', home: 4, away: 5 },
  ]);
  expect(await refusal(await confirm('F1'))).toEqual([409, 'isSure doubts']);
  await readSheet(await confirm('F1', leo, { isSure: true }));
  await readSheet(
    await enter('F1', makeSteps({ do: 'reopen' }, { do: 'winner', side: null }, { do: 'finish' }), reason),
  );
  await readSheet(await confirm('F1'));
});

test('a shootout decides a level contest without being part of its score', async () => {
  const shootOut: Draft[] = [
    { do: 'reopen' },
    { do: 'period-score', period: 'H1', home: 1, away: 1 },
    { do: 'period-score', period: 'PSO', home: 3, away: 4 },
    { do: 'finish' },
  ];
  await readSheet(await enter('F1', makeSteps(...shootOut), { reason: 'A trial' }));
  const { score, doubts } = await readSheet(await confirm('F1'));
  expect([score, doubts]).toEqual([{ home: 1, away: 1 }, []]);
  expect((await shownToAll('F1')).competitors?.map(({ result, wlt, shootOut }) => [result, wlt, shootOut])).toEqual([
    ['1', 'L', '3'],
    ['1', 'W', '4'],
  ]);
});

test('replaying the journal gives the same tables', async () => {
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});

test("the list of a day's contests shows their progress", async () => {
  const { items } = await mia.get<ResultList>('/api/v1/desk/results?day=2026-11-25');
  expect(items.find(({ unit }) => unit.id === unitId('F1'))).toMatchObject({
    told: '1 : 1',
    status: 'OFFICIAL',
    sides: [expect.any(String), expect.any(String)],
    hasFeed: false,
  });
});
