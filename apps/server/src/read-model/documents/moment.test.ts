/** The current period of a contest with its clock and shoot-out score, in every list that shows the contest. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EventAnswer, ScheduleItemAnswer, ScheduleLiveAnswer, UnitAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => void (games = await exampleGames(['base'])));
afterAll(async () => games.stop());

const match = 'HBLMTEAM7-------------GPA-000100';
type Moment = ScheduleItemAnswer['moment'];
const fetchMoment = async (id: string, language = 'en'): Promise<Moment> =>
  (await games.json<UnitAnswer>(`/api/v1/units/${id}?lang=${language}`)).moment;

let version = 100;
beforeEach(() => void (version += 10));
/** Sends a result of the match in its second half, newer than the previous one. */
const sendResult = async (
  time: string,
  status = 'LIVE',
  changes: Readonly<Record<string, string>> = {},
): Promise<void> =>
  games.send('messages/result-hbl-match.xml', {
    'Version="24"': `Version="${version++}"`,
    OFFICIAL: status,
    'Time="180545000"': `Time="${time}"`,
    ...changes,
  });
const sendClock = async (time: string, changes: Readonly<Record<string, string>> = {}): Promise<void> =>
  games.send('messages/current-hbl.xml', {
    'Version="57"': `Version="${version++}"`,
    'Time="165730100"': `Time="${time}"`,
    ...changes,
  });
const firstHalf = { code: 'H1', name: '1st half', short: 'H1' };
const secondHalf = { code: 'H2', name: '2nd half', short: 'H2' };

test('a live match shows the part in its result, and its clock while that runs', async () => {
  expect(await fetchMoment(match)).toBeUndefined();
  await sendClock('164000000', { 'Running="Y"': 'Running="N"' });
  expect(await fetchMoment(match)).toBeUndefined();
  // The schedule does not report the contest as started yet.
  await sendClock('165000000');
  expect(await fetchMoment(match)).toEqual({ period: firstHalf, clock: '21:20' });
  await sendResult('170000000');
  expect(await fetchMoment(match)).toEqual({ period: secondHalf });
  await sendClock('170010000', { 'Period="H1"': 'Period="H2"' });
  expect(await fetchMoment(match)).toEqual({ period: secondHalf, clock: '21:20' });
  const { live } = await games.json<ScheduleLiveAnswer>('/api/v1/schedule/live');
  expect(live.map(({ id, moment }) => [id, moment?.clock])).toEqual([[match, '21:20']]);
  expect((await fetchMoment(match, 'ar'))?.period?.name).toBe('الشوط الثاني');
  expect((await fetchMoment(match, 'es'))?.period?.name).toBe('2.º tiempo');
});

test('lists of live contests show the same clock as the page of the match', async () => {
  await sendClock('170020000', { 'Period="H1"': 'Period="H2"', 'Time="21:20"': 'Time="21:50"' });
  const { live } = await games.json<ScheduleLiveAnswer>('/api/v1/schedule/live');
  expect(live[0]!.moment?.clock).toBe('21:50');
  expect((await fetchMoment(match))?.clock).toBe('21:50');
});

test('a clock is not shown while it is stopped, in a finished part, or at a break', async () => {
  await sendClock('170100000', { 'Period="H1" Running="Y"': 'Period="H2" Running="N"' });
  expect(await fetchMoment(match)).toEqual({ period: secondHalf });
  await sendClock('170200000');
  expect(await fetchMoment(match)).toEqual({ period: firstHalf, clock: '21:20' });
  await sendResult('170300000');
  expect(await fetchMoment(match)).toEqual({ period: secondHalf });
  await sendResult('170400000', 'INTERMEDIATE', { 'Value="H2"': 'Value="H1"' });
  expect(await fetchMoment(match)).toEqual({ period: firstHalf });
});

test('a live match shows its latest action and the player, in its list and in every language', async () => {
  await sendResult('170500000');
  await games.send('messages/play-by-play-hbl-master.xml', {
    OFFICIAL: 'LIVE',
    'Version="41"': `Version="${version++}"`,
    'Time="180600000"': 'Time="170510000"',
  });
  const { live } = await games.json<ScheduleLiveAnswer>('/api/v1/schedule/live');
  expect(live[0]!.moment).toEqual({
    period: secondHalf,
    last: { what: 'Shot wide', who: 'MARQUEL Enzo', side: 'home', clock: '59:40' },
  });
  expect((await fetchMoment(match, 'fr'))?.last?.what).toBe('Tir à côté');
});

test('a finished contest has no current part', async () => {
  await sendResult('180545000', 'OFFICIAL');
  expect(await fetchMoment(match)).toBeUndefined();
});

test('judo shows only golden score as its part, in every language', async () => {
  const contest = 'JUDW57KG--------------FNL-000100';
  const live = { 'Version="9"': `Version="${version++}"`, OFFICIAL: 'LIVE' };
  await games.send('messages/result-jud-contest.xml', live);
  expect((await fetchMoment(contest))?.period).toEqual({
    code: 'GOLD_SCORE',
    name: 'Golden score',
    short: 'Golden score',
  });
  expect((await fetchMoment(contest, 'az'))?.period?.name).toBe('Qızıl xal');
  await games.send('messages/result-jud-contest.xml', {
    ...live,
    'Version="9"': `Version="${version++}"`,
    'Code="GOLD_SCORE" Value="Y"': 'Code="GOLD_SCORE" Value="N"',
  });
  expect(await fetchMoment(contest)).toBeUndefined();
});

test('a set has its number, and a part without a name has the code of the source', async () => {
  const set = 'VVOWTEAM6-------------GPA-000100';
  const live = { OFFICIAL: 'LIVE', 'Version="38"': `Version="${version++}"` };
  await games.send('messages/result-vvo-match.xml', live);
  expect((await fetchMoment(set, 'pt'))?.period).toEqual({ code: 'S4', name: '4º set', short: 'Set 4' });
  expect((await fetchMoment(set))?.points).toEqual({ home: '25', away: '23' });
  await games.send('messages/result-vvo-match.xml', {
    ...live,
    'Version="38"': `Version="${version++}"`,
    'Code="PERIOD" Value="S4"': 'Code="PERIOD" Value="GOLDEN_SET"',
  });
  expect((await fetchMoment(set))?.period?.name).toBe('GOLDEN_SET');
});

test('a race shows the leader at the newest split and the lead, until the first has finished', async () => {
  const race = 'CRDMRR----------------FNL-000100';
  const live = { OFFICIAL: 'LIVE', 'Version="21"': `Version="${version++}"` };
  await games.send('messages/result-crd-road-race.xml', {
    ...live,
    ' ResultType="TIME" Result="1:36:07"': '',
    ' ResultType="TIME" Result="1:36:19"': '',
  });
  const organisation = { code: 'CRL', name: 'Coral', flag: null };
  expect(await fetchMoment(race)).toEqual({
    split: { at: '40.0', leader: 'GARONDE Émile', organisation, gap: '+0:01' },
  });
  await games.send('messages/result-crd-road-race.xml', { ...live, 'Version="21"': `Version="${version++}"` });
  expect(await fetchMoment(race)).toBeUndefined();
});

test('a judged contest shows how many have a score and who is next', async () => {
  await games.send('messages/result-gar-vault.xml', { OFFICIAL: 'LIVE', 'Version="12"': `Version="${version++}"` });
  expect(await fetchMoment('GARW1APVT-------------FNL-000001')).toEqual({
    progress: { done: 3, total: 4, next: 'BRUNEK Tessa' },
  });
});

test('the count of a shoot-out is next to the score of each side, on its page and in its event', async () => {
  const id = 'FBLMTEAM11------------SFNL000100';
  for (const name of ['01-codes-event', '02-codes-phase', '03-codes-event-unit', '06-schedule-update', '07-result'])
    await games.send(`hard-cases/shoot-out/${name}.xml`);
  const counts = ({ competitors = [] }: ScheduleItemAnswer): (string | undefined)[] =>
    competitors.flatMap(({ result, shootOut }) => [result, shootOut]);
  expect(counts(await games.json<UnitAnswer>(`/api/v1/units/${id}`))).toEqual(['1', '4', '1', '3']);
  const event = await games.json<EventAnswer>('/api/v1/events/FBLMTEAM11');
  const items = event.phases.flatMap(({ units }) => units);
  expect(counts(items.find((item) => item.id === id)!)).toEqual(['1', '4', '1', '3']);
  expect(items.filter((item) => item.id !== id).flatMap(counts)).not.toContain('4');
});
