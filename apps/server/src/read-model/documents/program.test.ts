import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  DisciplineAnswer,
  DisciplineEventsAnswer,
  DisciplineScheduleAnswer,
  EventAnswer,
  PoolsAnswer,
  RankingAnswer,
  ScheduleDayAnswer,
  ScheduleDaysAnswer,
  ScheduleLiveAnswer,
} from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

const ids = (items: readonly { id: string }[]): string[] => items.map((item) => item.id);
const live = async (): Promise<ScheduleLiveAnswer> => games.json('/api/v1/schedule/live');
const heats = ['SWMW200MFR------------HEAT000100', 'SWMW200MFR------------HEAT000200'];

test('before the first result no contest is live, and the first day of competition is next', async () => {
  const answer = await live();
  expect([answer.live, answer.latest]).toEqual([[], []]);
  const days = new Set(answer.next.map((item) => item.day));
  expect([...days]).toEqual([answer.next[0]!.day]);
  const { items } = await games.json<ScheduleDaysAnswer>('/api/v1/schedule/days');
  expect(answer.headlines.map(({ day }) => day)).toEqual([items[0]!.day]);
  expect(answer.next.every((item) => item.type.startsWith('competition'))).toBe(true);
});

test('the next contest lists the first starters, as soon as the program does', async () => {
  const first = async (): Promise<DisciplineAnswer['next'][number]> =>
    (await games.json<DisciplineAnswer>('/api/v1/disciplines/swm')).next[0]!;
  expect(await first()).toMatchObject({ id: heats[0] });
  expect((await first()).competitors).toBeUndefined();
  const start = (id: number): string =>
    `<Start StartOrder="${id}" SortOrder="${id}"><Competitor Code="710010${id}" Type="A" Organisation="AUR"/></Start>`;
  await games.send('base/22-schedule-swm.xml', {
    'Version="1"': 'Version="2"',
    '<ItemName Language="ENG" Value="Women\'s 200m Freestyle - Heat 1"/>': `<ItemName Language="ENG" Value="Heat 1"/><StartList>${[1, 2, 3, 4].map(start).join('')}</StartList>`,
  });
  expect((await first()).competitors!.map(({ id, result }) => [id, result])).toEqual([
    ['7100101', undefined],
    ['7100102', undefined],
    ['7100103', undefined],
  ]);
  await games.send('base/22-schedule-swm.xml', { 'Version="1"': 'Version="3"' });
});

test('a unit with a result is live, then finished; later units are of its day or the following ones', async () => {
  await games.send('messages/result-swm-heat1.xml', { '"OFFICIAL"': '"LIVE"' });
  const running = await live();
  expect(ids(running.live)).toEqual([heats[0]]);
  expect(ids(running.next)).toEqual([heats[1], 'SWMW200MFR------------FNL-000100']);
  await games.send('messages/result-swm-heat1.xml', { 'Version="': 'Version="9' });
  const done = await live();
  expect([done.live, ids(done.latest)]).toEqual([[], [heats[0]]]);
  await games.send('messages/result-swm-heat2.xml');
  await games.send('messages/result-swm-final.xml');
  const later = await live();
  expect(ids(later.latest)).toEqual(['SWMW200MFR------------FNL-000100', heats[1], heats[0]]);
  expect(later.finals).toMatchObject({ won: 0, items: [{ id: 'SWMW200MFR------------FNL-000100', winners: [] }] });
  expect(later.next[0]!.day > '2026-10-12').toBe(true);
});

test('the program of a discipline lists everything by day, including training and meetings', async () => {
  const answer = await games.json<DisciplineScheduleAnswer>('/api/v1/disciplines/swm/schedule');
  expect(answer.items.map((item) => item.day)).toEqual(['2026-10-11', '2026-10-12']);
  expect(answer.items[0]!.items.map((item) => item.type)).toEqual(['training', 'technical-meeting']);
  expect(answer.total).toBe(answer.items.flatMap((item) => item.items).length);
  expect(await games.errorOf('/api/v1/disciplines/xxx/schedule')).toEqual([404, 'notFound']);
});

test('an event is decided by its first official medal, and its winner is in the lists of events and of days', async () => {
  const event = async (): Promise<DisciplineAnswer['eventList'][number]> =>
    (await games.json<DisciplineAnswer>('/api/v1/disciplines/swm')).eventList[0]!;
  expect(await event()).toMatchObject({ id: 'SWMW200MFR', unitsTotal: 3, unitsDone: 3, isDecided: false, winners: [] });
  const winners = async (): Promise<string[]> => {
    const { items } = await games.json<DisciplineEventsAnswer>('/api/v1/disciplines/swm/events');
    return items[0]!.winners.map(({ name }) => name);
  };
  const days = async (): Promise<unknown> => {
    const { items } = await games.json<ScheduleDaysAnswer>('/api/v1/schedule/days');
    const { headlines } = await live();
    const { finals } = items.find(({ day }) => day === '2026-10-12')!;
    const [headline] = headlines.find(({ day }) => day === '2026-10-12')!.items;
    return { finals, headline: [headline!.id, headline!.winners.map(({ name }) => name)] };
  };
  const final = 'SWMW200MFR------------FNL-000100';
  expect(await winners()).toEqual([]);
  expect(await days()).toEqual({ finals: { total: 1, won: 0 }, headline: [final, []] });
  await games.send('messages/medallists-swm.xml');
  expect(await event()).toMatchObject({ isDecided: true, winners: [{ name: 'LUMAR Inês' }] });
  expect(await winners()).toEqual(['LUMAR Inês']);
  expect(await days()).toEqual({ finals: { total: 1, won: 1 }, headline: [final, ['LUMAR Inês']] });
});

test('the finals of a day show the winners of their gold medals from the awards, which arrive after the result', async () => {
  const { finals } = await live();
  expect([finals.day, finals.won, finals.total >= finals.items.length]).toEqual(['2026-10-12', 1, true]);
  const [won, ...open] = finals.items;
  expect(won).toMatchObject({ id: 'SWMW200MFR------------FNL-000100', winners: [{ name: 'LUMAR Inês' }] });
  expect(open.filter(({ winners }) => winners.length > 0)).toEqual([]);
});

test('an event lists its phases in order, its medalists, and its ranking with the round that decided each place', async () => {
  await games.send('messages/ranking-swm.xml');
  const event = await games.json<EventAnswer>('/api/v1/events/SWMW200MFR');
  expect(event).toMatchObject({ discipline: { key: 'swm' }, unitsTotal: 3, unitsDone: 3, brackets: [], pools: [] });
  expect(event.phases.map((phase) => ids(phase.units))).toEqual([heats, ['SWMW200MFR------------FNL-000100']]);
  expect(event.medallists.map((medallist) => [medallist.medal, medallist.competitor.name])).toEqual([
    ['gold', 'LUMAR Inês'],
    ['silver', 'VANTE Teodora'],
    ['bronze', 'GÜNVAR Aysəl'],
  ]);
  const rankings = await games.json<RankingAnswer>('/api/v1/disciplines/swm/ranking');
  expect(event.ranking).toEqual(rankings.items[0]);
  const { lines } = event.ranking!;
  expect(lines.map(({ rank, medal, round }) => [rank, medal, round?.id])).toEqual([
    ['1', 'gold', 'SWMW200MFR------------FNL'],
    ['2', 'silver', 'SWMW200MFR------------FNL'],
    ['3', 'bronze', 'SWMW200MFR------------FNL'],
    ['4', undefined, 'SWMW200MFR------------HEAT'],
    [null, undefined, 'SWMW200MFR------------FNL'],
  ]);
  const byCode = await games.json<EventAnswer>('/api/v1/events/SWMW200MFR------------------------');
  expect(byCode).toEqual(event);
});

test('an event of teams has its pools, and an event of duels its bracket', async () => {
  await games.send('messages/pool-standing-hbl.xml');
  await games.send('messages/brackets-jud.xml');
  const handball = await games.json<EventAnswer>('/api/v1/events/HBLMTEAM7');
  expect(handball.pools).toEqual((await games.json<PoolsAnswer>('/api/v1/disciplines/hbl/pools')).items);
  expect(handball.pools.length).toBeGreaterThan(0);
  const judo = await games.json<EventAnswer>('/api/v1/events/JUDW57KG');
  expect(judo.brackets.length).toBeGreaterThan(0);
  expect(judo.ranking).toBeNull();
});

test('an unknown event is not found, a malformed one is refused', async () => {
  expect(await games.errorOf('/api/v1/events/NOPE')).toEqual([404, 'notFound']);
  expect(await games.errorOf(`/api/v1/events/${'X'.repeat(81)}`)).toEqual([400, 'badRequest']);
});

test('a new schedule removes the units that it no longer contains from their day', async () => {
  const on = async (day: string): Promise<string[]> =>
    ids((await games.json<ScheduleDayAnswer>(`/api/v1/schedule/days/${day}?discipline=swm`)).items);
  expect((await on('2026-10-11')).length).toBe(2);
  await games.send('base/22-schedule-swm.xml', {
    'Version="1"': 'Version="4"',
    '"2026-10-11T': '"2026-10-13T',
    MEET000100: 'MEET000900',
    TRNO000100: 'TRNO000900',
  });
  expect([await on('2026-10-11'), (await on('2026-10-13')).length]).toEqual([[], 2]);
});

test('a ceremony has its own name, because the code of its unit belongs to no event', async () => {
  const { items } = await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-18');
  const closing = items.find(({ id }) => id === 'CER-CLOSING')!;
  expect(closing).toMatchObject({ event: null, gender: null, name: expect.stringMatching(/closing/i) });
});

test('canceled contests stay on their day, but are not among the next ones', async () => {
  const day = async (): Promise<ScheduleDaysAnswer['items'][number]> =>
    (await games.json<ScheduleDaysAnswer>('/api/v1/schedule/days')).items.find((item) => item.day === '2026-10-11')!;
  const before = await day();
  await games.send('base/24-schedule-vvo.xml', {
    'Version="1"': 'Version="2"',
    'UnitNum="1" ScheduleStatus="SCHEDULED"': 'UnitNum="1" ScheduleStatus="CANCELLED"',
  });
  const after = await day();
  expect(after.units).toBe(before.units);
  expect(after.competitionUnits).toBe(before.competitionUnits - 1);
});
