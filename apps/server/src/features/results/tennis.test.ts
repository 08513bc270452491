/** A contest of a sport that counts in its own way, entered by points and shown to the public. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultList, ResultSheet, ResultStep, UnitAnswer } from '@podium/contract';
import { withCodes, writeDraw } from '../../testing/draw-folder.ts';
import { importFolder } from '../../testing/import-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

type Draft = ResultStep extends infer Step ? (Step extends ResultStep ? Omit<Step, 'id' | 'at'> : never) : never;
const unit = 'TENMTEAM11------------QFNL000200';
let podium: TestPodium;
let folder: string;
let mia: Awaited<ReturnType<typeof signUpUser>>;

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  folder = await mkdtemp(join(tmpdir(), 'podium-draw-'));
  await writeDraw(folder, (file, text) => withCodes(file, text).replaceAll('HBL', 'TEN'));
  const { errors } = await importFolder(podium.database, folder);
  if (errors !== '') throw new Error(errors);
  await podium.settle();
  mia = await signUpUser(podium, { grant: 'referee' });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

const enter = async (...drafts: Draft[]): Promise<ResultSheet> => {
  const steps = drafts.map((draft) => ({ ...draft, id: randomUUID(), at: new Date().toISOString() }));
  const response: Response = await mia.post(`/api/v1/desk/results/${unit}/steps`, { steps });
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as ResultSheet;
};
const points = (text: string): Draft[] =>
  Array.from(text, (letter) => ({ do: 'score', side: letter === 'h' ? 'home' : 'away', points: 1, action: 'POINT' }));
const readShown = async (): Promise<UnitAnswer> =>
  (await (await podium.get(`/api/v1/units/${unit}`)).json()) as UnitAnswer;

test('points make games, which the sheet, the page and the list of contests show', async () => {
  const sheet = await enter({ do: 'begin' }, ...points('hhhhaaaahhhaaah'));
  expect(sheet).toMatchObject({ period: 'S1', score: { home: 0, away: 0 }, hasPartScore: true });
  expect(sheet.periods).toMatchObject([
    { code: 'S1', name: 'Set 1', score: { home: 1, away: 1 }, innerScore: { home: 'AD', away: '40' } },
    { code: 'S2', score: null },
    { code: 'S3', score: null },
  ]);
  expect(sheet.buttons).toEqual([{ action: 'POINT', name: 'Point', points: 1 }]);
  const page = await readShown();
  expect(page.periods[0]).toMatchObject({
    code: 'S1',
    homePeriod: '1',
    awayPeriod: '1',
    details: [{ code: 'GAME_POINTS', value: 'AD–40' }],
  });
  expect(page.moment).toMatchObject({ period: { code: 'S1' }, points: { home: '1', away: '1' } });
  expect(page.actions.map(({ type, side, score }) => [type, side, score])).toEqual([
    ['point', 'home', { home: '1', away: '0' }],
    ['point', 'away', { home: '1', away: '1' }],
  ]);
});

test('undoing a point restores the score of the previous game', async () => {
  const { history } = await enter(...points('h'));
  const undone = await enter({ do: 'undo', step: history[0]!.id });
  expect(undone.periods[0]).toMatchObject({ score: { home: 1, away: 1 }, innerScore: { home: 'AD', away: '40' } });
});

test('the winner of two sets wins the match, and the points of a tie-break are shown', async () => {
  const tieBreak = 'hhhhaaaa'.repeat(6);
  await enter({ do: 'period-score', period: 'S1', home: 6, away: 2 });
  await enter({ do: 'period', period: 'S2' }, ...points(`${tieBreak}hhhhhahh`));
  const finished = await enter({ do: 'finish' });
  expect([finished.doubts, finished.score, finished.lines.map(({ wlt }) => wlt)]).toEqual([
    [],
    { home: 2, away: 0 },
    ['W', 'L'],
  ]);
  const page = await readShown();
  expect(page.results.map(({ result, resultType }) => [result, resultType])).toEqual([
    ['2', 'SETS'],
    ['0', 'SETS'],
  ]);
  expect(page.periods[1]).toMatchObject({ details: [{ code: 'TIE_BREAK_POINTS', value: '7–1' }] });
  // The same typed into the form, beside the score of the set.
  await enter({ do: 'reopen' }, { do: 'period-score', period: 'S2', home: 7, away: 6, decider: { home: 7, away: 6 } });
  const typed = await enter({ do: 'finish' });
  expect(typed.doubts).toEqual([{ code: 'decider', name: 'Set 2', home: 7, away: 6 }]);
  await enter({ do: 'reopen' }, { do: 'period-score', period: 'S2', home: 7, away: 6, decider: { home: 9, away: 7 } });
  const corrected = await enter({ do: 'finish' });
  expect([corrected.doubts, corrected.periods[1]!.decider]).toEqual([[], { home: 9, away: 7 }]);
  expect((await readShown()).periods[1]).toMatchObject({ details: [{ code: 'TIE_BREAK_POINTS', value: '9–7' }] });
  const { items } = await mia.get<ResultList>('/api/v1/desk/results?day=2026-11-25');
  expect(items.find((item) => item.unit.id === unit)?.told).toBe('2 : 0');
});
