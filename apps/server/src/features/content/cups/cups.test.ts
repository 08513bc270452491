import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlinePartPath } from '@podium/contract';
import type { CupAnswer, CupsAnswer, CupSideScores } from '@podium/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runImport } from '../../../cli/run-import.ts';
import { testDatabase } from '../../../database/test-database.ts';
import type { Database } from '../../../database/database.ts';
import { DeskJournal } from '../../../feed/desk/desk-journal.ts';
import { openInstallation } from '../../../feed/installation.ts';
import { FileStore } from '../../../files/file-store.ts';
import { openLog } from '../../../ground/log.ts';
import { gamesWithContent } from '../../../testing/content-folder.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../../entry-types.gen.ts';

/**
 * The two cups of the example Games. `states` gives 13 10 8 7 6 5 4 3 points, shared places share, two places per
 * delegation and event score. `coasts` gives 5 3 1 points in five sports to two teams of delegations, judo counts twice.
 */
let podium: TestPodium;
let folder: string;
beforeAll(async () => {
  const database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'podium-cups-'));
  await importGames(database, await gamesWithContent(folder));
  podium = await testPodium({ database });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true, force: true });
});

async function importGames(database: Database, games: string): Promise<void> {
  await openInstallation(database.pool);
  const errors: string[] = [];
  const code = await runImport(
    database,
    { folder: games, isDryRun: false, isForced: true },
    {
      out: () => undefined,
      error: (line) => void errors.push(line),
      log: openLog('silent'),
      openFiles: async () => FileStore.open({ pool: database.pool, dataDir: folder }),
    },
  );
  expect([code, errors]).toEqual([0, []]);
}

const json = async <Answer>(path: string): Promise<Answer> => {
  const response = await podium.get(`/api/v1${path}`);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
};
const decide = async (type: string, data: Record<string, unknown>): Promise<void> => {
  const journal = new DeskJournal(podium.journal, entryTypes, () => 'YG2026');
  await journal.append({ type, data, by: null, nonce: randomUUID() });
};
const table = ({ rows }: Pick<CupAnswer, 'rows'>): string[] =>
  rows.map(({ rank, side, points, change }) => `${rank} ${side.id} ${points} ${change}`);

describe('a cup of delegations', () => {
  it('adds the points of medals and of the places below them; two golds share first and second place', async () => {
    const cup = await json<CupAnswer>('/cups/states');
    expect(table(cup)).toEqual([
      '1 ESM 36.5 1',
      '2 AUR 33.5 -1',
      '3 CRL 30.5 3',
      '4 BRS 29.5 -1',
      '5 FLV 21 -1',
      '6 DUN 18 -1',
    ]);
    expect(cup).toMatchObject({
      title: { text: 'Cup of states', lang: 'en' },
      events: { decided: 5, total: 10 },
      isByTeam: false,
      days: ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-17'],
      count: { points: [13, 10, 8, 7, 6, 5, 4, 3], ties: 'shared', scorers: 2, movesUp: true, disciplines: [] },
    });
    expect(cup.rows[0]).toMatchObject({
      places: [1, 1, 1, 1, 0, 0, 0, 0],
      gained: 10,
      course: { ranks: [4, 2, 4, 2, 1], points: [7, 15, 15, 26.5, 36.5] },
      sports: [{ points: 11.5 }, { points: 10 }, { points: 8 }, { points: 7 }],
    });
  });

  it('lists each place for which a delegation scores, and the sum is that of the table', async () => {
    const { rows } = await json<CupAnswer>('/cups/states');
    for (const row of rows) {
      const { rank, points, items } = await json<CupSideScores>(`/cups/states/sides/${row.side.id}`);
      expect([rank, points]).toEqual([row.rank, row.points]);
      expect(items.reduce((sum, item) => sum + item.points, 0)).toBe(row.points);
    }
    const { items } = await json<CupSideScores>('/cups/states/sides/ESM');
    expect(
      items.map(({ event, competitor, place, points }) => `${event.id} ${competitor.id} ${place} ${points}`),
    ).toEqual([
      'SWMW200MFR 7100105 4 7',
      'ATHMLONGJUMP 7100204 3 8',
      'GARW1APVT 7100802 1 11.5',
      'CRDMRR 7100902 2 10',
    ]);
  });

  it('gives teams of delegations the points of their members; others take their places without scoring', async () => {
    const cup = await json<CupAnswer>('/cups/coasts?lang=pt');
    expect(cup.rows.map(({ rank, side, points }) => [rank, side.id, side.name.text, points])).toEqual([
      [1, 'west', 'Costa oeste', 31],
      [2, 'east', 'Costa leste', 16],
    ]);
    expect(cup.rows[1]!.side).toMatchObject({ organisation: null, delegations: [{ code: 'DUN' }, { code: 'ESM' }] });
    expect(cup.events).toEqual({ decided: 5, total: 6 });
    expect(cup.count.weights).toMatchObject([{ discipline: { code: 'JUD' }, weight: 2 }]);
    const { items } = await json<CupSideScores>('/cups/coasts/sides/east');
    expect(
      items.filter(({ weight }) => weight === 2).map(({ organisation, points }) => [organisation.code, points]),
    ).toEqual([['DUN', 6]]);
  });

  it('stands in the list of cups with its first three delegations; the list has the order that the organizers chose', async () => {
    const { items, total } = await json<CupsAnswer>('/cups');
    expect(total).toBe(2);
    expect(items.map(({ id, leaders }) => [id, leaders.map(({ side }) => side.id)])).toEqual([
      ['states', ['ESM', 'AUR', 'CRL']],
      ['coasts', ['west', 'east']],
    ]);
  });

  it('tells the place of one delegation, or of its team; nothing for one without points', async () => {
    const placeOf = async (delegation: string) =>
      (await json<CupsAnswer>(`/cups?delegation=${delegation}`)).items.map(({ id, own }) => [
        id,
        own && `${own.rank} ${own.side.id} ${own.points}`,
      ]);
    expect(await placeOf('DUN')).toEqual([
      ['states', '6 DUN 18'],
      ['coasts', '2 east 16'],
    ]);
    expect(await placeOf('FLV')).toEqual([
      ['states', '5 FLV 21'],
      ['coasts', null],
    ]);
    expect((await json<CupsAnswer>('/cups')).items.every((cup) => !('own' in cup))).toBe(true);
  });

  it('is kept on phones for use without a network, and so is the list of all cups', async () => {
    const path = offlinePartPath('games', 'en');
    await vi.waitFor(async () => expect((await podium.get(path)).status).toBe(200), { timeout: 60_000 });
    const text = await (await podium.get(path)).text();
    for (const kept of ['/api/v1/cups', '/api/v1/cups/states', '/api/v1/cups/coasts'])
      expect(text).toContain(`"${kept}?lang=en"`);
  });

  it('does not exist for an unknown id, for a delegation that does not exist, and for one that scores in a team', async () => {
    for (const path of ['/cups/none', '/cups/none/sides/AUR', '/cups/states/sides/XXX', '/cups/coasts/sides/AUR'])
      expect((await podium.get(`/api/v1${path}`)).status, path).toBe(404);
  });

  it('tells readers who hide results its rule, and nothing about its table', async () => {
    const list = await json<CupsAnswer>('/cups?veil=1');
    expect(list.items.map(({ leaders }) => leaders)).toEqual([[], []]);
    const cup = await json<CupAnswer>('/cups/states?veil=1');
    expect(cup).toMatchObject({
      title: { text: 'Cup of states' },
      rows: [],
      days: [],
      total: 0,
      count: { scorers: 2 },
    });
    const side = await json<CupSideScores>('/cups/states/sides/ESM?veil=1');
    expect(side).toMatchObject({ rank: null, points: 0, items: [], total: 0 });
  });
});

describe('the table of a cup', () => {
  it('follows a new rule within a second, and is gone once its cup is withdrawn', async () => {
    const other = { title: { en: 'Cup of states' }, points: '3 2 1' };
    await decide('content.publish', { kind: 'cup', id: 'other', data: other });
    await vi.waitFor(
      async () =>
        expect(table(await json<CupAnswer>('/cups/other')).map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual([
          '1 AUR 7',
          '2 BRS 6',
          '2 CRL 6',
          '2 ESM 6',
          '5 FLV 4',
          '6 DUN 3',
        ]),
      { timeout: 3000 },
    );
    await decide('content.withdraw', { kind: 'cup', id: 'other' });
    await vi.waitFor(async () => expect((await podium.get('/api/v1/cups/other')).status).toBe(404), { timeout: 3000 });
  });

  it('follows the medals: a gold that is taken away moves the points', async () => {
    const before = await json<CupAnswer>('/cups/states');
    const changed = await gamesWithContent(await mkdtemp(join(folder, 'changed-')), {
      'medals.csv': (text) =>
        text
          .replace('SWMW200MFR,gold,person,7100101', 'SWMW200MFR,gold,person,7100102')
          .replace('SWMW200MFR,silver,person,7100102', 'SWMW200MFR,silver,person,7100104')
          .replace('SWMW200MFR,bronze,person,7100104', 'SWMW200MFR,bronze,person,7100105'),
    });
    await importGames(podium.database, changed);
    await vi.waitFor(
      async () => {
        const points = new Map(
          (await json<CupAnswer>('/cups/states')).rows.map(({ side, points }) => [side.id, points]),
        );
        // The ranking still names the former winner first; she has no medal and no place.
        expect(points.get('AUR')).toBe(before.rows.find(({ side }) => side.id === 'AUR')!.points - 13);
        expect(points.get('BRS')).toBe(before.rows.find(({ side }) => side.id === 'BRS')!.points + 3);
      },
      { timeout: 3000 },
    );
  });

  it('takes the ranks of the only final where no ranking of the event is published', async () => {
    const before = await json<CupAnswer>('/cups/states');
    const changed = await gamesWithContent(await mkdtemp(join(folder, 'final-')), {
      'results.csv': (text) =>
        text.replace(/(unit,ATHMLONGJUMP-+FNL-000100,4,person,7100203,,,2,203,),,,IRM,,,NM/u, '$1,4,,DISTANCE,6.90,,'),
    });
    await importGames(podium.database, changed);
    await vi.waitFor(
      async () => {
        const { items } = await json<CupSideScores>('/cups/states/sides/DUN');
        expect(items.map(({ event, place, points }) => `${event.id} ${place} ${points}`)).toContain('ATHMLONGJUMP 4 7');
      },
      { timeout: 3000 },
    );
    expect(before.rows.find(({ side }) => side.id === 'DUN')!.places[3]).toBe(0);
  });
});
