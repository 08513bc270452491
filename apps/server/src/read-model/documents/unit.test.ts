/** Unit data beyond names, ranks and marks: no value that was sent gets lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionAnswer, UnitAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const match = 'HBLMTEAM7-------------GPA-000100';
const unit = async (id: string): Promise<UnitAnswer> => games.json(`/api/v1/units/${id}`);
const playByPlay = 'messages/play-by-play-hbl-master.xml';
const result = 'messages/result-hbl-match.xml';

/** Each message has a newer version than the previous one with its key. */
let version = 100;
async function send(file: string, changes: Readonly<Record<string, string>>): Promise<void> {
  version += 1;
  const before = file === playByPlay ? 'Version="41"' : 'Version="24"';
  await games.send(file, { [before]: `Version="${version}"`, ...changes });
}
const action = async (id: string): Promise<ActionAnswer> =>
  (await unit(match)).actions.find((action) => action.id === id)!;

test('an action has the delegation of each person, its location and the preceding action', async () => {
  const goal = await action('9002');
  expect(goal.people.map(({ role, side }) => [role, side])).toEqual([
    ['SCR', 'home'],
    ['ASSIST', 'home'],
  ]);
  expect(goal.details).toEqual([
    { code: 'SHOT_POS', value: 'LW' },
    { code: 'SHOT_DEST', value: 'TL' },
  ]);
  expect((await action('9013')).parentId).toBe('9012');
});

test('the count of a shoot-out is next to the score, and a code names the addition', async () => {
  await send(playByPlay, {
    'Action="ENDP" When="60:00"': 'Action="SHOT" ActionAdd="REVIEW" Loc="VAR" When="60:00" SO_H="4" SO_A="3"',
  });
  expect(await action('9020')).toMatchObject({
    score: null,
    tally: { home: '4', away: '3' },
    add: 'REVIEW',
    attributes: { Loc: 'VAR' },
  });
});

test('C14: an activity without a name has the name of its type, never its code', async () => {
  await games.send('base/31-schedule-cer.xml', {
    'Version="1"': 'Version="2"',
    '<ItemName Language="ENG" Value="Opening ceremony"/>': '',
  });
  const { name, type } = await unit('CER-OPENING');
  expect([type, name]).toEqual(['opening-ceremony', 'Opening ceremony']);
  expect((await games.json<UnitAnswer>('/api/v1/units/CER-OPENING?lang=fr')).name).toBe('Cérémonie d’ouverture');
});

test('an own goal counts for the other side and is shown with its scorer', async () => {
  await send(playByPlay, { 'Action="SHOT" When="57:33" Result="GOAL"': 'Action="OG" When="57:33" Result="GOAL"' });
  expect(await action('9018')).toMatchObject({ side: 'home', score: { home: '3', away: '3' } });
  await send(playByPlay, {
    'Action="SHOT" When="57:33" Result="GOAL" ScoreH="3" ScoreA="3"':
      'Action="OG" When="57:33" Result="GOAL" ScoreH="2" ScoreA="4"',
  });
  const goal = await action('9018');
  expect([goal.side, ...goal.people.map(({ side }) => side)]).toEqual(['away', 'home', 'home']);
  await send(playByPlay, {
    'Action="SHOT" When="57:33" Result="GOAL" ScoreH="3" ScoreA="3"': 'Action="OG" When="57:33" Result="GOAL"',
  });
  expect((await action('9018')).side).toBe('away');
});

test('a comment is shown next to the description of the action', async () => {
  await send(playByPlay, {
    'Id="9003" ': 'Id="9003" Comment="Second warning of the half" ActionDesc="Yellow card" ',
  });
  expect((await action('9003')).text).toBe('Yellow card\nSecond warning of the half');
});

test('a period has its added time and its winner, and a side its coaches', async () => {
  await send(result, {
    '<Period Code="H1" HomeScore="2" AwayScore="1" HomePeriodScore="2" AwayPeriodScore="1"/>':
      '<Period Code="H1" HomeScore="2" AwayScore="1" HomePeriodScore="2" AwayPeriodScore="1"><ExtendedPeriods>' +
      '<ExtendedPeriod Type="TIME" Code="ADDITIONAL" Value="2"/><ExtendedPeriod Type="EP" Code="WINNER" Value="H"/>' +
      '</ExtendedPeriods></Period>',
    '<Description TeamName="Coral"/>':
      '<Description TeamName="Coral"/><Coaches><Coach Code="7100490" Order="1" Function="COACH">' +
      '<Description GivenName="Ada" FamilyName="Trenin" Gender="F"/></Coach></Coaches>',
  });
  const { periods, results, startList } = await unit(match);
  expect(periods.map(({ code, winner }) => [code, winner])).toEqual([
    ['H1', 'home'],
    ['H2', undefined],
    ['TOT', undefined],
  ]);
  expect(periods[0]!.details).toContainEqual({ type: 'TIME', code: 'ADDITIONAL', value: '2' });
  for (const [home] of [results, startList])
    expect(home!.competitor.coaches).toEqual([{ id: '7100490', name: 'TRENIN Ada', function: 'COACH', order: '1' }]);
});

test('a member without a number in the line-up has the number of the team list', async () => {
  await games.send('base/20-partic-teams-hbl.xml', {
    'Version="1"': 'Version="2"',
    '<Athlete Code="7100401"': '<Athlete Bib="22" Code="7100401"',
  });
  await send(result, { '<Athlete Code="7100401" Order="1" Bib="2">': '<Athlete Code="7100401" Order="1">' });
  const { startList } = await unit(match);
  expect(startList[0]!.competitor.members!.map(({ bib }) => bib)).toEqual(['22', '9', '1', '12']);
});

test('attendance and duration are facts of the unit', async () => {
  await send(result, {
    '<UnitDateTime ': '<UnitDateTime Duration="1:02:10" ',
    'LocationName="Court 1"/>': 'LocationName="Court 1" Attendance="4120"/>',
  });
  const { details } = await unit(match);
  expect(details).toEqual([
    { type: 'UI', code: 'PERIOD', value: 'H2' },
    { type: 'UI', code: 'ATTENDANCE', value: '4120' },
    { type: 'UI', code: 'DURATION', value: '1:02:10' },
  ]);
});

test('the current score is next to the clock only while a match is live', async () => {
  expect((await unit(match)).current).toBeNull();
  await send(result, { OFFICIAL: 'LIVE', 'Time="180545000"': 'Time="160000000"' });
  expect((await unit(match)).current).toEqual({
    clock: '21:20',
    period: 'H1',
    isRunning: true,
    lines: [
      { id: 'HBLMTEAM7---CRL01', result: '1' },
      { id: 'HBLMTEAM7---DUN01', result: '1' },
    ],
  });
  // A result sent later has the newer score.
  await send(result, { OFFICIAL: 'LIVE' });
  expect((await unit(match)).current).toEqual({ clock: '21:20', period: 'H1', isRunning: true });
});

test('each side has its details before the start', async () => {
  await send(result, { OFFICIAL: 'START_LIST' });
  const { startList, results } = await unit(match);
  expect(results).toEqual([]);
  expect(startList[0]!.details).toContainEqual({ type: 'EUE', code: 'HOME_AWAY', value: 'HOME' });
});

test('W10: a start list without a start order is sorted by bib, not by finishing place', async () => {
  const orders = [1, 2, 3, 4].map((order) => [` StartOrder="${order}" StartSortOrder="${order}"`, '']);
  await games.send('messages/result-ath-longjump.xml', {
    'Version="11"': 'Version="60"',
    ...Object.fromEntries(orders),
  });
  const { startList, results } = await unit('ATHMLONGJUMP----------FNL-000100');
  expect(results.map(({ bib }) => bib)).toEqual(['201', '202', '204', '203']);
  expect(startList.map(({ bib, startOrder }) => [bib, startOrder])).toEqual([
    ['201', null],
    ['202', null],
    ['203', null],
    ['204', null],
  ]);
});
