/** A draw in a Games folder shows its whole bracket from the day of the draw. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BracketsAnswer, EventAnswer, UnitAnswer } from '@podium/contract';
import { writeDraw } from '../../testing/draw-folder.ts';
import { importFolder } from '../../testing/import-folder.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';

let podium: TestPodium;
let folder: string;
beforeAll(async () => {
  podium = await testPodium();
  folder = await mkdtemp(join(tmpdir(), 'podium-draw-'));
  await importFolder(podium.database, await writeDraw(folder));
  await podium.settle();
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true });
});

async function get<Answer>(path: string): Promise<Answer> {
  const response = await podium.get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

type Bracket = BracketsAnswer['items'][number]['brackets'][number];
type Side = Bracket['rounds'][number]['items'][number]['places'][number];

const sideText = ({ competitor: { name, placeholder, from } }: Pick<Side, 'competitor'>): string =>
  from ? `${from.result} ${from.name}` : name || (placeholder ?? '');
const bracketShape = ({ code, rounds }: Bracket): [string, Record<string, string[]>] => [
  code,
  Object.fromEntries(
    rounds.map((round) => [round.code, round.items.map((item) => item.places.map(sideText).join(' v '))]),
  ),
];

const main = {
  QFL: ['Alfa v BYE', 'Beta v Gama', 'Delta v Epsilon', 'Zeta v Eta'],
  SFL: ['W Quarterfinal 1 v W Quarterfinal 2', 'W Quarterfinal 3 v W Quarterfinal 4'],
  FNL: ['W Semifinal 1 v W Semifinal 2'],
};

it('F4: the brackets of a discipline include every round of the draw, with the sources of open sides', async () => {
  const { items } = await get<BracketsAnswer>('/api/v1/disciplines/hbl/brackets');
  const men = items.find(({ event }) => event.id === 'HBM')!;
  expect(men.brackets.map(bracketShape)).toEqual([
    ['MAIN', main],
    ['BRN', { BRN: ['L Semifinal 1 v L Semifinal 2'] }],
  ]);
  expect(Object.keys(men.brackets[0]!.rounds).length).toBe(3);
  expect(men.brackets[0]!.rounds.map(({ code }) => code)).toEqual(['QFL', 'SFL', 'FNL']);
  expect(men.brackets[0]!.rounds[0]!.items[0]).toMatchObject({ unit: 'Q1', position: 1, places: [{ seed: '1' }, {}] });
});

it('F4: a double elimination has its losers’ bracket, with its rounds in the order in which they feed each other', async () => {
  const event = await get<EventAnswer>('/api/v1/events/HBD');
  expect(event.brackets.map(bracketShape)).toEqual([
    [
      'MAIN',
      {
        w1: ['Alfa v Beta', 'Gama v Delta'],
        w2: ['W Winners 1 v W Winners 2'],
        w3: ['W Winners final v W Losers final'],
      },
    ],
    ['LOS', { l1: ['L Winners 1 v L Winners 2'], l2: ['W Losers 1 v L Winners final'] }],
  ]);
});

it('W7: a folder can name its brackets and their rounds', async () => {
  const event = await get<EventAnswer>('/api/v1/events/HBD');
  const [main, losers] = event.brackets;
  expect([main!.name, losers!.name]).toEqual([undefined, 'Second chance']);
  expect(losers!.rounds.map(({ name }) => name)).toEqual(['First round of the second chance', undefined]);
});

it('F4: lists show the source of an open side like the start list', async () => {
  const event = await get<EventAnswer>('/api/v1/events/HBM');
  const final = event.phases.flatMap(({ units }) => units).find(({ id }) => id === 'F1')!;
  const unit = await get<UnitAnswer>('/api/v1/units/F1');
  const expected = ['W Semifinal 1', 'W Semifinal 2'];
  expect(final.competitors?.map((competitor) => sideText({ competitor }))).toEqual(expected);
  expect(unit.startList.map(({ competitor }) => sideText({ competitor }))).toEqual(expected);
});

it('F4: a result of the folder decides a match of the bracket', async () => {
  await writeDraw(folder, (file, text) => {
    if (file === 'games.json') return text.replace('T03:00:00', 'T04:00:00');
    if (file === 'units.csv') return text.replace(/^(Q2,.*),START_LIST/m, '$1,OFFICIAL');
    if (file !== 'results.csv') return text;
    return text
      .replace('unit,Q2,1,team,T1,,,,', 'unit,Q2,1,team,T1,,,21,L')
      .replace('unit,Q2,2,team,T2,,,,', 'unit,Q2,2,team,T2,,,24,W')
      .replace('unit,S1,2,,TBD,Q2,W,,', 'unit,S1,2,team,T2,Q2,W,,');
  });
  expect(await importFolder(podium.database, folder)).toMatchObject({ code: 0 });
  await podium.settle();
  const { items } = await get<BracketsAnswer>('/api/v1/disciplines/hbl/brackets');
  const [first, second] = items.find(({ event }) => event.id === 'HBM')!.brackets[0]!.rounds;
  expect(first!.items[1]!.places).toMatchObject([
    { result: '21', wlt: 'L' },
    { result: '24', wlt: 'W' },
  ]);
  expect(second!.items[0]!.places[1]!.competitor).toMatchObject({ name: 'Gama', from: { unit: 'Q2', result: 'W' } });
});
