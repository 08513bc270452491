/** Documents, sheets and tables of small Games with endings that no feed example has. */
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openDataPath } from '@podium/contract';
import { printPaths } from '@podium/contract/print-paths';
import type { EventAnswer, ScheduleDayAnswer, UnitAnswer } from '@podium/contract';
import { pdfText } from '../features/prints/testing/pdf-text.ts';
import { importFolder } from '../testing/import-folder.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

const servers: TestPodium[] = [];
afterAll(async () => {
  for (const podium of servers) await podium.stop();
});

async function gamesFrom(folder: string): Promise<TestPodium> {
  const podium = await testPodium();
  servers.push(podium);
  const path = fileURLToPath(new URL(`../testing/folders/${folder}`, import.meta.url));
  expect((await importFolder(podium.database, path)).code).toBe(0);
  await podium.settle();
  return podium;
}

async function json<Answer>(podium: TestPodium, path: string): Promise<Answer> {
  const response = await podium.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
}

const unit = async (podium: TestPodium, id: string): Promise<UnitAnswer> => json(podium, `/api/v1/units/${id}`);
const sheet = async (podium: TestPodium, id: string): Promise<string> => {
  const response = await podium.get(`${printPaths.results(id)}?lang=en`);
  return pdfText(Buffer.from(await response.arrayBuffer()));
};

describe('matches that ended early', () => {
  it('H1: a walkover that the source marks on the winner is shown on the line of the absent side', async () => {
    const podium = await gamesFrom('match-endings');
    const marks = ({ results }: UnitAnswer) => results.map(({ irm, wlt }) => [wlt, irm]);
    expect(marks(await unit(podium, 'WO-WINNER-1'))).toEqual([
      ['L', 'WO'],
      ['W', null],
    ]);
    const { items } = await json<ScheduleDayAnswer>(podium, '/api/v1/schedule/days/2026-10-10');
    const listed = items.find(({ id }) => id === 'WO-WINNER-1')!.competitors!;
    expect(listed.map(({ wlt, irm }) => [wlt, irm])).toEqual([
      ['L', 'WO'],
      ['W', undefined],
    ]);
  });

  it('H3b: have the winner on the printed sheet, with marks in words, and in the open data', async () => {
    const [podium] = servers;
    expect(await sheet(podium!, 'WO-WINNER-1')).toMatch(/JUNIPER9.*WO.*Walkover.*ASH10Test.*Winner/u);
    expect(await sheet(podium!, 'RET-first-1')).toMatch(/DALE3.*RET.*Retired.*ELM4Test.*Winner/u);
    const table = await json<{ items: { unit: string; competitor: string; wlt: string | null }[] }>(
      podium!,
      openDataPath('results', 'json', {}),
    );
    const won = table.items.filter(({ wlt }) => wlt === 'W').map(({ unit: id, competitor }) => `${id} ${competitor}`);
    expect(won).toContain('WO-WINNER-1 P10');
    expect(won).toHaveLength(9);
  });
});

it('H3a: a final is decided by its own marks, even if a heat had the same runners', async () => {
  const podium = await gamesFrom('same-field');
  const final = await unit(podium, 'A-F1');
  expect(final.outcome).toMatchObject({ decidedBy: 'awards', marks: 'own' });
  expect(final.part).toBeUndefined();
  const event = await json<EventAnswer>(podium, '/api/v1/events/A');
  const item = event.phases.flatMap(({ units }) => units).find(({ id }) => id === 'A-F1')!;
  expect(item.outcome!.winners.map(({ result }) => result)).toEqual(['10.90']);
});

it('H7: the earlier meetings of two teams are games, never the series that contains them', async () => {
  const podium = await gamesFrom('series');
  const meetings = async (id: string) =>
    (await unit(podium, id)).meetings?.map(({ name, home, away }) => `${name} ${home} : ${away}`);
  expect(await meetings('R-F1')).toBeUndefined();
  expect(await meetings('R-F2')).toEqual(['Game 1 10 : 7']);
  expect(await meetings('R-F3')).toEqual(['Game 2 6 : 9', 'Game 1 10 : 7']);
});

it('H5: the result of a race ranks its age groups, on its page and on paper', async () => {
  const podium = await gamesFrom('age-groups');
  const { results } = await unit(podium, 'X-1');
  const groups = Map.groupBy(results, ({ ageGroup }) => ageGroup!.name);
  expect([...groups].map(([name, lines]) => [name, lines.map(({ ageGroup }) => ageGroup!.rank)])).toEqual([
    ['U18', ['1', '2', '3']],
    ['U20', ['1', '2']],
    ['U16', ['1']],
  ]);
  expect(await sheet(podium, 'X-1')).toMatch(/U16.*RUNNER6.*U18.*RUNNER1.*RUNNER3.*RUNNER5.*U20.*RUNNER2.*RUNNER4/u);
});

it('H2: a pair is printed with its nation in words', async () => {
  const podium = await gamesFrom('pair-nations');
  const text = await sheet(podium, 'D-1');
  for (const nation of ['Spain', 'Portugal']) expect(text).toContain(nation);
});
