/** Corrections of results that the feed sends: what is public, what the feed sends later, and what the console reads. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeskTodayAnswer, ErrorAnswer, ResultSheet, UnitAnswer } from '@podium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/test-database.ts';
import { replay } from '../../feed/replay.ts';
import { examplesFolder, xmlFiles } from '../../feed/testing/feed-files.ts';
import { openLog } from '../../ground/log.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';

const unit = 'SWMW200MFR------------FNL-000100';
const base = `/api/v1/desk/results/${unit}`;
let podium: TestPodium;
let mia: Awaited<ReturnType<typeof signUpUser>>;
let manager: typeof mia;
/** The final as the feed first sends it: official, version 6. */
let first: string;

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  for (const file of await xmlFiles(join(examplesFolder, 'base'))) await podium.feed(await readFile(file));
  first = await readFile(join(examplesFolder, 'messages/result-swm-final.xml'), 'utf8');
  await podium.feed(first);
  await podium.settle();
  mia = await signUpUser(podium, { grant: 'referee' });
  manager = await signUpUser(podium, { grant: 'manager' });
});
afterAll(async () => podium.stop());

type Edit = { competitor: string; field: string; value: string | null; seen: string | null };
const correct = async (edits: Edit[], more: object = {}): Promise<Response> =>
  mia.post(`${base}/corrections`, { edits, nonce: randomUUID(), reason: 'Erro de digitação', language: 'pt', ...more });
const release = async (competitor: string, field: string, reason?: string): Promise<Response> =>
  mia.post(`${base}/corrections/release`, { edits: [{ competitor, field }], nonce: randomUUID(), reason });
const sheet = async (): Promise<ResultSheet> => mia.get(base);
const publicUnit = async (): Promise<UnitAnswer> =>
  (await (await podium.get(`/api/v1/units/${unit}`)).json()) as UnitAnswer;
const publicLines = async (): Promise<unknown[]> =>
  (await publicUnit()).results.map(({ competitor, rank, result, irm }) => [competitor.id, rank, result ?? irm]);
/** A message of the feed with another version and other texts. */
const send = async (version: number, changes: readonly [from: string, to: string][] = []): Promise<void> => {
  let text = first
    .replace('Version="6"', `Version="${version}"`)
    .replace('Time="181204120"', `Time="18${10 + version}04120"`);
  for (const [from, to] of changes) text = text.replace(from, to);
  await podium.feed(text);
  await podium.settle();
};
const refusal = async (response: Response): Promise<unknown[]> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
};

test('the sheet of a contest of the feed has the feed’s values, and offers corrections instead of entries', async () => {
  const { isFromFeed, may, lines, missing, confirmFault, resultStatus } = await sheet();
  expect(missing).toEqual([]);
  expect({ isFromFeed, may, confirmFault, resultStatus }).toEqual({
    isFromFeed: true,
    may: { enter: false, correct: true, confirm: false, decide: true },
    confirmFault: 'fromFeed',
    resultStatus: 'OFFICIAL',
  });
  expect(lines.map(({ competitor, mark, irm, rank }) => [competitor.id, mark ?? irm, rank])).toContainEqual([
    '7100102',
    '2:05.12',
    '2',
  ]);
});

test('a step for such a contest is refused, so that it cannot empty the other lines', async () => {
  const step = {
    id: randomUUID(),
    at: new Date().toISOString(),
    do: 'mark',
    competitor: '7100102',
    mark: '2:05.02',
    irm: null,
  };
  expect(await refusal(await mia.post(`${base}/steps`, { steps: [step] }))).toEqual([422, 'steps.0 fromFeed']);
});

test('a correction changes one value of one line, and shows its author, its reason and the feed’s value', async () => {
  const before = await publicLines();
  const edit = { competitor: '7100102', field: 'result', value: '2:05,02', seen: '2:05.12' };
  const response = await correct([edit]);
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  expect(await publicLines()).toEqual(
    before.map((line) => ((line as unknown[])[0] === '7100102' ? ['7100102', '2', '2:05.02'] : line)),
  );
  const { corrections, status } = await publicUnit();
  expect(status).toBe('OFFICIAL');
  expect(corrections[0]).toMatchObject({
    isByOrganizer: true,
    note: 'Erro de digitação',
    noteLanguage: 'pt',
    changes: [{ field: 'result', before: '2:05.12', after: '2:05.02' }],
  });
  const line = (await sheet()).lines.find(({ competitor }) => competitor.id === '7100102');
  expect(line!.corrections).toMatchObject([{ field: 'result', value: '2:05.02', feed: '2:05.12', by: mia.username }]);
});

test('later values of the feed for other lines are shown, and the correction stays, whatever the version', async () => {
  await send(5, [['Result="2:07.80"', 'Result="2:09.99"']]);
  expect(await publicLines()).toContainEqual(['7100102', '2', '2:05.02']);
  expect(JSON.stringify(await publicLines())).not.toContain('2:09.99');
  await send(7, [['Result="2:07.80"', 'Result="2:07.70"']]);
  expect(await publicLines()).toEqual(
    expect.arrayContaining([
      ['7100102', '2', '2:05.02'],
      ['7100104', '3', '2:07.70'],
    ]),
  );
  await send(8, [['Result="2:05.12"', 'Result="2:05.22"']]);
  const line = (await sheet()).lines.find(({ competitor }) => competitor.id === '7100102');
  expect(line).toMatchObject({ mark: '2:05.02', corrections: [{ value: '2:05.02', feed: '2:05.22' }] });
});

test('a released correction shows the current value of the feed, and leaves no trace on the public page', async () => {
  expect(await refusal(await release('7100102', 'result'))).toEqual([422, 'reason required']);
  expect(await publicLines()).toContainEqual(['7100102', '2', '2:05.02']);
  expect((await release('7100102', 'result', 'The photo shows the feed’s time')).status).toBe(200);
  expect(await publicLines()).toContainEqual(['7100102', '2', '2:05.22']);
  expect((await publicUnit()).corrections.filter(({ isByOrganizer }) => isByOrganizer)).toEqual([]);
  expect((await sheet()).lines.flatMap(({ corrections }) => corrections)).toEqual([]);
});

test('a disqualification removes rank and mark, and only those of that line', async () => {
  await correct([{ competitor: '7100101', field: 'irm', value: 'DSQ', seen: null }]);
  const lines = await publicLines();
  expect(lines.slice(0, 2)).toEqual([
    ['7100102', '2', '2:05.22'],
    ['7100104', '3', '2:07.80'],
  ]);
  expect(lines).toContainEqual(['7100101', null, 'DSQ']);
  await release('7100101', 'irm', 'protest rejected');
  expect((await publicLines())[0]).toEqual(['7100101', '1', '2:04.31']);
});

test.each([
  [
    'a value that is shown otherwise',
    { field: 'result', value: '2:01.00', seen: '2:00.00' },
    409,
    'edits.0.seen overtaken',
  ],
  ['no mark at all', { field: 'result', value: 'abc', seen: '2:05.22' }, 422, 'edits.0.value badMark'],
  ['a rank of words', { field: 'rank', value: 'first', seen: '2' }, 422, 'edits.0.value badMark'],
  ['an unknown irregular mark', { field: 'irm', value: 'XXX', seen: null }, 422, 'edits.0.value badMark'],
])('%s is refused, and the error names the field', async (_name, edit, status, field) => {
  expect(await refusal(await correct([{ competitor: '7100102', ...edit }]))).toEqual([status, field]);
});

test('an official result needs a reason, and a competitor has to be in the contest', async () => {
  const edit = { competitor: '7100102', field: 'rank', value: '1', seen: '2' };
  expect(await refusal(await correct([edit], { reason: undefined }))).toEqual([422, 'reason required']);
  expect(await refusal(await correct([{ ...edit, competitor: 'nobody' }]))).toEqual([
    422,
    'edits.0.competitor unknownCompetitor',
  ]);
});

const lineOf = async (id: string) => (await sheet()).lines.find(({ competitor }) => competitor.id === id)!;
const alarms = async (): Promise<unknown[]> =>
  (await manager.get<DeskTodayAnswer>('/api/v1/desk/today')).alarms
    .filter(({ kind }) => kind === 'result-contradicted')
    .flatMap(({ examples }) => examples);

test('a newer value of the feed replaces a correction that was to stay until then, and only of that value', async () => {
  await correct([{ competitor: '7100104', field: 'result', value: '2:07.60', seen: '2:07.80' }], { isLasting: false });
  const edit = { competitor: '7100102', field: 'result', value: '2:05.02', seen: '2:05.22' };
  expect((await correct([edit], { isLasting: false })).status).toBe(200);
  expect((await lineOf('7100102')).corrections).toMatchObject([{ isLasting: false, isContradicted: false }]);
  await send(9, [
    ['Date="2026-10-12"', 'Date="2027-10-12"'],
    ['Result="2:05.12"', 'Result="2:05.42"'],
  ]);
  expect(await publicLines()).toContainEqual(['7100102', '2', '2:05.42']);
  expect(await publicLines()).toContainEqual(['7100104', '3', '2:07.60']);
  expect((await lineOf('7100102')).corrections).toEqual([]);
  expect(await alarms()).toEqual([]);
});

test('a correction that lasts until the feed agrees ends once it does, in the console and in public', async () => {
  await release('7100104', 'result', 'the feed is right');
  await correct([{ competitor: '7100104', field: 'irm', value: 'DSQ', seen: null }], { isLasting: false });
  expect((await publicUnit()).corrections.some(({ isByOrganizer }) => isByOrganizer)).toBe(true);
  const fed = /<Result Rank="3" ResultType="TIME" Result="2:07.80"/u.exec(first)![0];
  await send(12, [
    ['Date="2026-10-12"', 'Date="2027-10-13"'],
    ['Result="2:05.12"', 'Result="2:05.42"'],
    [fed, '<Result ResultType="IRM" IRM="DSQ"'],
  ]);
  expect(await publicLines()).toContainEqual(['7100104', null, 'DSQ']);
  expect((await publicUnit()).corrections.filter(({ isByOrganizer }) => isByOrganizer)).toEqual([]);
  expect((await sheet()).lines.flatMap(({ corrections }) => corrections)).toEqual([]);
  expect(await alarms()).toEqual([]);
  await release('7100104', 'irm', 'the feed says the same');
});

test('a different value of the feed under a lasting correction raises an alarm, until the feed’s value is shown', async () => {
  await correct([{ competitor: '7100102', field: 'result', value: '2:05.02', seen: '2:05.42' }]);
  expect(await alarms()).toEqual([]);
  await send(14, [
    ['Date="2026-10-12"', 'Date="2028-10-12"'],
    ['Result="2:05.12"', 'Result="2:05.52"'],
  ]);
  expect(await publicLines()).toContainEqual(['7100102', '2', '2:05.02']);
  expect((await lineOf('7100102')).corrections).toMatchObject([{ isContradicted: true, feed: '2:05.52' }]);
  expect(await alarms()).toEqual([unit]);
  await release('7100102', 'result', 'the feed is right');
  expect(await publicLines()).toContainEqual(['7100102', '2', '2:05.52']);
  expect(await alarms()).toEqual([]);
});

test('correcting a split changes only that split, and hides the feed’s rank and gap there', async () => {
  const field = 'fact.INTERMEDIATE.2';
  const split = async () =>
    (await publicUnit()).results
      .find(({ competitor }) => competitor.id === '7100101')!
      .details.find(({ code, pos }) => code === 'INTERMEDIATE' && pos === '2');
  const fed = await split();
  expect((await lineOf('7100101')).values.map(({ kind, name, value }) => [kind, name, value])).toContainEqual([
    'split',
    'Split 2',
    '1:01.02',
  ]);
  expect(await refusal(await correct([{ competitor: '7100101', field, value: 'fast', seen: '1:01.02' }]))).toEqual([
    422,
    'edits.0.value badMark',
  ]);
  const unsent = { competitor: '7100101', field: 'fact.INTERMEDIATE.9', value: '1:01.00', seen: null };
  expect(await refusal(await correct([unsent]))).toEqual([422, 'edits.0.field notSent']);
  const response = await correct([{ competitor: '7100101', field, value: '1:01,20', seen: '1:01.02' }]);
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  expect(await split()).toEqual({ type: 'ER', code: 'INTERMEDIATE', pos: '2', value: '1:01.20' });
  expect((await publicUnit()).corrections[0]).toMatchObject({
    changes: [{ field, name: 'Split 2', before: '1:01.02', after: '1:01.20' }],
  });
  await send(15, [
    ['Date="2026-10-12"', 'Date="2029-10-12"'],
    ['Value="1:01.02"', 'Value="1:01.03"'],
  ]);
  expect((await lineOf('7100101')).corrections).toMatchObject([{ name: 'Split 2', isContradicted: true }]);
  expect(await alarms()).toEqual([unit]);
  expect((await release('7100101', field, 'the feed is right')).status).toBe(200);
  expect(await split()).toEqual({ ...fed, value: '1:01.03' });
});

test('correcting a set leaves the total and the other sets to the feed', async () => {
  await podium.feed(await readFile(join(examplesFolder, 'messages/result-vvo-match.xml'), 'utf8'));
  await podium.settle();
  const match = 'VVOWTEAM6-------------GPA-000100';
  const of = async () => {
    const { periods, results } = (await (await podium.get(`/api/v1/units/${match}`)).json()) as UnitAnswer;
    return [
      periods.map(({ homePeriod, awayPeriod }) => `${homePeriod}:${awayPeriod}`),
      results.map(({ result }) => result),
    ];
  };
  const { lines } = await mia.get<ResultSheet>(`/api/v1/desk/results/${match}`);
  const [home] = lines;
  expect(home!.values.map(({ name, value }) => [name, value])).toEqual([
    ['Set 1', '25'],
    ['Set 2', '22'],
    ['Set 3', '25'],
    ['Set 4', '25'],
  ]);
  const edit = { competitor: home!.competitor.id, field: 'part.S2', value: '23', seen: '22' };
  const response = await mia.post(`/api/v1/desk/results/${match}/corrections`, {
    edits: [edit],
    nonce: randomUUID(),
    reason: 'protocol',
  });
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  expect(await of()).toEqual([
    ['25:20', '23:25', '25:18', '25:23', 'null:null'],
    ['3', '1'],
  ]);
});

test('replaying the journal gives the same tables', async () => {
  await correct([{ competitor: '7100104', field: 'rank', value: '2', seen: '3' }]);
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});
