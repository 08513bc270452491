/** Rounds that end level, and contests that are not played to their end, over HTTP. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  ErrorAnswer,
  MedallistsAnswer,
  MedalsAnswer,
  OpenTies,
  PhaseAnswer,
  PoolsAnswer,
  ResultRound,
  ResultSheet,
  ResultStep,
  UnitAnswer,
} from '@podium/contract';
import { testDatabase } from '../../database/test-database.ts';
import { replay } from '../../feed/replay.ts';
import { openLog } from '../../ground/log.ts';
import { tieUnits } from '../../testing/tie-folder.ts';
import { tieGames } from '../../testing/tie-games.ts';
import type { TieGames, TieUser } from '../../testing/tie-games.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';

type Draft = ResultStep extends infer Step ? (Step extends ResultStep ? Omit<Step, 'id' | 'at'> : never) : never;
let podium: TieGames['podium'];
let mia: TieUser;
beforeAll(async () => {
  ({ podium, referee: mia } = await tieGames());
});
afterAll(async () => podium.stop());

const path = (unit: string): string => `/api/v1/desk/results/${encodeURIComponent(unit)}`;
const sheet = async (unit: string): Promise<ResultSheet> => mia.get(path(unit));
const ask = async (unit: string, drafts: Draft[], more: object = {}): Promise<Response> => {
  const steps = drafts.map((draft) => ({ ...draft, id: randomUUID(), at: new Date().toISOString() }));
  return mia.post(`${path(unit)}/steps`, { steps, ...more });
};
const enter = async (unit: string, ...drafts: Draft[]): Promise<ResultSheet> => {
  const response = await ask(unit, drafts);
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as ResultSheet;
};
const tryConfirm = async (unit: string): Promise<Response> =>
  mia.post(`${path(unit)}/confirm`, { seen: (await sheet(unit)).version, nonce: randomUUID() });
const confirm = async (unit: string): Promise<ResultSheet> => {
  const response = await tryConfirm(unit);
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as ResultSheet;
};
const fields = async (response: Response): Promise<string[]> =>
  (((await response.json()) as ErrorAnswer).error.fields ?? []).map(({ field, message }) => `${field} ${message}`);
const shownToAll = async (unit: string): Promise<UnitAnswer> =>
  (await (await podium.get(`/api/v1/units/${encodeURIComponent(unit)}`)).json()) as UnitAnswer;
const starters = async (unit: string): Promise<(string | null)[]> =>
  (await shownToAll(unit)).startList.map(({ competitor }) => competitor.id);
const mark = (competitor: string, text: string): Draft => ({ do: 'mark', competitor, mark: text, irm: null });
const finish: Draft = { do: 'finish' };
const ties = async (): Promise<[string[], number[]][]> =>
  (await mia.get<OpenTies>('/api/v1/desk/open-ties')).items.map(({ names, places }) => [names, places]);

describe('three level players of a chess group', () => {
  const [first = '', second = '', third = ''] = tieUnits.chess;

  test('have all games of their group on one page, each entered as on its own page', async () => {
    const round = await mia.get<ResultRound>(`${path(second)}/round`);
    expect(round.items).toEqual(
      await Promise.all([first, second, third].map(async (unit) => ({ ...(await sheet(unit)), others: [] }))),
    );
    expect((await mia.ask('GET', `${path('NONE')}/round`)).status).toBe(404);
  });

  test('leave both places of the final open, although every game is official', async () => {
    expect((await shownToAll(tieUnits.chessFinal)).goOn).toBeUndefined();
    for (const [unit, winner, loser] of [
      [first, 'C0', 'C1'],
      [second, 'C1', 'C2'],
      [third, 'C2', 'C0'],
    ] as const) {
      const { doubts } = await enter(unit, mark(winner, '1'), mark(loser, '0'), finish);
      const names = doubts.flatMap((doubt) => (doubt.code === 'tie' ? doubt.names : []));
      expect(names.toSorted()).toEqual(unit === third ? ['Team C0', 'Team C1', 'Team C2'] : []);
      await confirm(unit);
    }
    expect(await starters(tieUnits.chessFinal)).toEqual([null, null]);
    const [open, ...others] = await ties();
    expect(others).toEqual([]);
    expect([open![0].toSorted(), open![1]]).toEqual([
      ['Team C0', 'Team C1', 'Team C2'],
      [1, 2],
    ]);
    expect((await sheet(first)).ties.map(({ places }) => places)).toEqual([[1, 2]]);
    const { items } = await mia.get<OpenTies>('/api/v1/desk/open-ties');
    expect(items.map(({ waiting }) => waiting)).toEqual([[tieUnits.chessFinal]]);
    expect((await shownToAll(tieUnits.chessFinal)).goOn).toEqual([
      'The earlier contests are official. Who takes the open place here is still to be decided.',
    ]);
  });

  test('get their places by lot, and the public page shows the lot and its reason', async () => {
    const decision: Draft = {
      do: 'decide',
      of: 'round',
      by: 'lot',
      order: ['C2', 'C0', 'C1'],
      reason: 'Drawn at 15:00 before both coaches',
    };
    const after = await enter(third, decision);
    expect(after.ties).toEqual([]);
    expect(await starters(tieUnits.chessFinal)).toEqual(['C2', 'C0']);
    expect((await shownToAll(tieUnits.chessFinal)).goOn).toBeUndefined();
    expect(await ties()).toEqual([]);
    const { items } = (await (await podium.get('/api/v1/disciplines/x01/pools')).json()) as PoolsAnswer;
    expect(items[0]!.lines.map(({ competitor, rank }) => [competitor.id, rank])).toEqual([
      ['C2', '1'],
      ['C0', '2'],
      ['C1', '3'],
    ]);
    expect(items[0]!.notes).toEqual(['Drawn at 15:00 before both coaches']);
    expect(items[0]!.details?.map(({ code, value }) => [code, value])).toContainEqual(['DECIDED_BY', 'LOT']);
  });

  test('leave the places open again once the decision is undone', async () => {
    const { history } = await sheet(third);
    const decision = history.find((step) => step.do === 'decide')!;
    expect(decision.mayUndo).toBe(true);
    await enter(third, { do: 'undo', step: decision.id });
    expect(await starters(tieUnits.chessFinal)).toEqual([null, null]);
    await enter(second, { do: 'decide', of: 'round', by: 'jury', order: ['C1', 'C2', 'C0'], reason: 'Fewer moves' });
    expect(await starters(tieUnits.chessFinal)).toEqual(['C1', 'C2']);
  });

  test('a finalist who does not appear loses by walkover, without a mark', async () => {
    const final = tieUnits.chessFinal;
    await enter(final, { do: 'end', how: 'walkover', side: 'away' });
    await confirm(final);
    const { results, status } = await shownToAll(final);
    expect(status).toBe('OFFICIAL');
    expect(results.map(({ competitor, rank, irm }) => [competitor.id, rank, irm])).toEqual([
      ['C1', '1', null],
      ['C2', '2', 'WO'],
    ]);
  });
});

describe('heats', () => {
  const [first = '', second = ''] = tieUnits.heats;
  const final = tieUnits.relayFinal;

  test('a tie for the last lane leaves that lane open, and all others are filled', async () => {
    await enter(first, mark('S0', '1:40.00'), mark('S1', '1:45.00'), finish);
    await confirm(first);
    await enter(second, mark('S2', '1:41.00'), mark('S3', '1:45.00'), finish);
    await confirm(second);
    expect(await starters(final)).toEqual(['S0', 'S2', null]);
    expect(await ties()).toEqual([[expect.arrayContaining(['Team S1', 'Team S3']), [3]]]);
    await enter(second, { do: 'decide', of: 'round', by: 'extra', order: ['S3', 'S1'], reason: 'Swim-off 1:44.10' });
    expect(await starters(final)).toEqual(['S0', 'S2', 'S3']);
    const phase = first.replace(/000100$/u, '');
    const { ranking } = (await (await podium.get(`/api/v1/phases/${phase}`)).json()) as PhaseAnswer;
    expect(ranking?.notes).toEqual(['Swim-off 1:44.10']);
    expect(ranking?.details?.map(({ value }) => value)).toContain('EXTRA');
  });

  const medals = async (): Promise<[string, number, number, number][]> =>
    ((await (await podium.get('/api/v1/medals')).json()) as MedalsAnswer).rows
      .filter(({ organisation }) => organisation.code !== 'X1X')
      .map(({ organisation, gold, silver, bronze }) => [organisation.code, gold, silver, bronze]);

  const areUnderReview = async (): Promise<boolean[]> => {
    const list = await podium.get(`/api/v1/medals/${final.slice(0, 3).toLowerCase()}/medallists`);
    return ((await list.json()) as MedallistsAnswer).items
      .filter(({ event }) => event !== null && final.startsWith(event.id))
      .map(({ isUnderCorrection = false }) => isUnderCorrection);
  };

  test('a level final shares gold until an extra contest decides it', async () => {
    await enter(final, mark('S0', '1:39.00'), mark('S2', '1:39.00'), mark('S3', '1:42.00'), finish);
    await confirm(final);
    expect((await shownToAll(final)).results.map(({ rank }) => rank)).toEqual(['1', '1', '3']);
    const reopen = await ask(final, [{ do: 'reopen' }], { reason: 'Swim-off' });
    expect(reopen.status).toBe(200);
    // The medals stay, and pages say that they are under review.
    expect(await areUnderReview()).toEqual([true, true, true]);
    await enter(final, finish, { do: 'decide', of: 'contest', by: 'extra', order: ['S2', 'S0'], reason: 'Swim-off' });
    await confirm(final);
    const after = await shownToAll(final);
    expect(after.results.map(({ competitor, rank }) => [competitor.id, rank])).toEqual([
      ['S2', '1'],
      ['S0', '2'],
      ['S3', '3'],
    ]);
    expect(after.notes).toContain('Swim-off');
    expect(await areUnderReview()).toEqual([false, false, false]);
    expect((await medals()).toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['X0X', 0, 1, 1],
      ['X2X', 1, 1, 0],
      ['X3X', 0, 0, 1],
    ]);
  });

  test('an abandoned heat needs a decision to be official, and a reason to be replayed', async () => {
    expect((await ask(first, [{ do: 'reopen' }], { reason: 'Storm' })).status).toBe(200);
    await enter(first, { do: 'end', how: 'abandoned' });
    const abandoned = await shownToAll(first);
    expect([abandoned.status, abandoned.results.map(({ rank }) => rank)]).toEqual(['FINISHED', [null, null]]);
    expect(await fields(await tryConfirm(first))).toEqual(['result abandoned']);
    expect(await ties()).toEqual([[['Team S0', 'Team S1'], []]]);
    expect(await fields(await ask(first, [{ do: 'replay' }]))).toEqual(['reason required']);
    expect((await ask(first, [{ do: 'replay' }], { reason: 'Storm' })).status).toBe(200);
    const replayed = await sheet(first);
    expect([replayed.resultStatus, replayed.lines.map((line) => line.mark)]).toEqual(['START_LIST', [null, null]]);
    expect(replayed.history.filter(({ isUndone }) => isUndone)).toEqual([]);
  });
});

test('a final without an opponent from a semifinal is reported until the other side has a walkover', async () => {
  const [first = '', second = ''] = tieUnits.semifinals;
  await enter(first, { do: 'end', how: 'noShow' });
  await confirm(first);
  await enter(second, { do: 'end', how: 'walkover', side: 'away' });
  await confirm(second);
  const open = async (): Promise<OpenTies['items']> => (await mia.get<OpenTies>('/api/v1/desk/open-ties')).items;
  expect(await open()).toMatchObject([
    { kind: 'nobody', unit: { id: tieUnits.duelFinal }, names: ['Team B2'], from: 'Contest 7' },
  ]);
  await enter(tieUnits.duelFinal, { do: 'end', how: 'walkover', side: 'home' });
  await confirm(tieUnits.duelFinal);
  expect(await open()).toEqual([]);
  expect((await shownToAll(tieUnits.duelFinal)).results.map(({ competitor, wlt }) => [competitor.id, wlt])).toEqual([
    [null, 'L'],
    ['B2', 'W'],
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
