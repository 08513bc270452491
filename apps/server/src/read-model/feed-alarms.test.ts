import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HealthAnswer, MedallistsAnswer, MultiMedallistsAnswer, ProfileAnswer } from '@podium/contract';
import { openDatabase } from '../database/database.ts';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';
import { testPodium } from '../testing/test-podium.ts';

let games: ExampleGames;
beforeEach(async () => {
  games = await exampleGames(['base']);
});
afterEach(async () => games.stop());

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
let version = 10;
const send = async (type: string, code: string, content: string, status = ''): Promise<void> => {
  version += 1;
  const message = `<OdfBody CompetitionCode="YG2026" DocumentCode="${code.padEnd(34, '-')}" DocumentType="${type}" Version="${version}"
    ${status} FeedFlag="P" Date="2026-10-14" Time="12${version}00000" LogicalDate="2026-10-14" Source="A"><Competition>${content}</Competition></OdfBody>`;
  expect((await games.feed(message)).status).toBe(200);
  await games.settle();
};
const people = async (count: number) =>
  send(
    'DT_PARTIC',
    'VVO',
    numbers(count)
      .map((id) => `<Participant Code="88${id}" Parent="88${id}" GivenName="G" FamilyName="F" Organisation="AUR"/>`)
      .join(''),
  );
const athletes = (id: number) => `<Athlete Code="${id}1" Order="1"/><Athlete Code="${id}2" Order="2"/>`;
const teams = async (count: number, composition = athletes, type = 'DT_PARTIC_TEAMS') =>
  send(
    type,
    'VVO',
    numbers(count)
      .map(
        (id) =>
          `<Team Code="T${id}" Organisation="AUR" Name="T${id}"><Composition>${composition(id)}</Composition></Team>`,
      )
      .join(''),
  );
/** Sends the medals of an event for teams 1 to 3. */
const medals = async (event: string, composition: (id: number) => string) =>
  send(
    'DT_MEDALLISTS',
    event,
    ['GOLD', 'SILVER', 'BRONZE']
      .map(
        (medal, index) =>
          `<Medal Code="ME_${medal}" Date="2026-10-14"><Competitor Code="T${index + 1}" Type="T" Organisation="AUR"><Composition>${composition(index + 1)}</Composition></Competitor></Medal>`,
      )
      .join(''),
    'ResultStatus="OFFICIAL"',
  );
const noName = () => '';
const events = ['VVOWTEAM4', 'VVOWTEAM5', 'VVOWTEAM7', 'VVOWTEAM8'];

const alarms = async (): Promise<string[]> =>
  (await games.json<HealthAnswer>('/api/v1/health')).alarms.map(({ kind, examples }) => [kind, ...examples].join(' '));
const lastWarnings = async (): Promise<string[]> => {
  const { rows } = await games.database.pool.query<{ warnings: { code: string; detail: string }[] }>(
    'select warnings from feed.outcomes order by journal_id desc limit 1',
  );
  return rows[0]!.warnings.map(({ code, detail }) => `${code} ${detail}`);
};

test('a full list that shrinks sharply raises an alarm until it recovers, even after a restart', async () => {
  await people(30);
  expect(await alarms()).toEqual([]);
  await people(19);
  expect(await lastWarnings()).toEqual(['list-shrunk participants/VVO: 19 of 30 participants are left']);
  expect(await alarms()).toEqual(['list-shrunk DT_PARTIC VVO']);
  const { url } = games.database;
  const restarted = await testPodium({
    database: { ...(await openDatabase({ databaseUrl: url, dataDir: '.' })), url },
  });
  const health = (await (await restarted.get('/api/v1/health')).json()) as HealthAnswer;
  expect(health.alarms.map(({ kind }) => kind)).toEqual(['list-shrunk']);
  await restarted.stop();
  await people(30);
  expect(await alarms()).toEqual([]);
});

test('ten withdrawals from a list of thirty raise no alarm', async () => {
  await people(30);
  await people(20);
  expect([await lastWarnings(), await alarms()]).toEqual([[], []]);
});

test('many teams that lose their members at once raise an alarm, in a full list and in an update', async () => {
  await teams(20);
  await teams(20, noName);
  expect(await lastWarnings()).toContain('list-shrunk teams/VVO: 20 of 20 teams lose their members');
  expect(await alarms()).toEqual(['list-shrunk DT_PARTIC_TEAMS VVO']);
  await teams(20);
  expect(await alarms()).toEqual([]);
  await teams(12, noName, 'DT_PARTIC_TEAMS_UPDATE');
  expect(await alarms()).toEqual(['list-shrunk DT_PARTIC_TEAMS_UPDATE VVO']);
});

test('a team medal without listed members goes to the members of the team, with a warning', async () => {
  await teams(3);
  await medals('VVOWTEAM4', noName);
  await medals('VVOWTEAM5', athletes);
  expect((await lastWarnings()).filter((warning) => warning.startsWith('team'))).toEqual([]);
  await medals('VVOWTEAM5', noName);
  expect(await lastWarnings()).toContain('team-without-members 3 teams: T1, T2, T3');
  const { items } = await games.json<MedallistsAnswer>('/api/v1/medals/vvo/medallists');
  expect(items.map(({ medal, members }) => [medal, members?.map(({ id }) => id)])).toEqual(
    [...numbers(3), ...numbers(3)].map((id) => [['gold', 'silver', 'bronze'][id - 1], [`${id}1`, `${id}2`]]),
  );
  const several = await games.json<MultiMedallistsAnswer>('/api/v1/medals/all/multi-medallists');
  expect(several.items.map(({ competitor, total }) => [competitor.id, total])).toContainEqual(['11', 2]);
  expect((await games.json<ProfileAnswer>('/api/v1/participants/T1')).awards).toHaveLength(2);
});

test('medal lists of many teams without members raise an alarm until the members are listed', async () => {
  await teams(3);
  for (const event of events.slice(1)) await medals(event, athletes);
  expect(await alarms()).toEqual([]);
  for (const event of events) await medals(event, noName);
  expect(await alarms()).toEqual([['members-missing', ...events].join(' ')]);
  for (const event of events) await medals(event, athletes);
  expect(await alarms()).toEqual([]);
});
