/** Sports that organizers name themselves, with rules of their own: from the plan to public tables and medals. */
import type {
  EventAnswer,
  EventTemplates,
  FirstGamesAnswer,
  GamesAnswer,
  GamesPlan,
  MedalsAnswer,
  PlanEvent,
  ResultList,
  ResultSheet,
  UnitAnswer,
} from '@podium/contract';
import { planEvent } from '@podium/contract';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/test-database.ts';
import { replay } from '../../feed/replay.ts';
import { openLog } from '../../ground/log.ts';
import { importFolder } from '../../testing/import-folder.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';
import { schoolPlan } from './testing/school-plan.ts';

const place = {
  venue: 'hall',
  courts: ['court-1'],
  start: '2026-12-05T09:00',
  minutes: 20,
  breakMinutes: 5,
  draw: 7,
};
const futsal: PlanEvent = {
  ...place,
  id: 'futsal',
  discipline: 'X01',
  code: 'FUTSAL',
  name: { en: 'Futsal' },
  gender: 'X',
  rules: {
    contest: 'match',
    measure: 'goals',
    part: 'half',
    parts: 2,
    decidedBy: ['shoot-out'],
    winPoints: 3,
    drawPoints: 1,
    tieBreaks: ['difference', 'for'],
  },
  entries: {
    kind: 'team',
    items: ['Foxes', 'Owls', 'Bears'].map((name, index) => ({
      id: `team${index}`,
      name,
      delegation: `d${index}`,
      members: [{ id: `8${index}`, familyName: `Player ${index}` }],
    })),
  },
  template: { kind: 'pools', pools: 1, goOn: 2, hasBronze: false },
};
const chess: PlanEvent = {
  ...place,
  id: 'chess',
  discipline: 'X02',
  code: 'CHESS',
  name: { en: 'Chess' },
  gender: 'O',
  rules: { contest: 'match', measure: 'games', winPoints: 1, drawPoints: 0.5, bronzes: 0 },
  entries: {
    kind: 'individual',
    items: ['Ada', 'Bo', 'Cy'].map((familyName, index) => ({ id: `90${index}`, familyName, delegation: `d${index}` })),
  },
  template: { kind: 'pools', pools: 1, goOn: 0, hasBronze: false },
};
/** Without rules in the plan. */
const race: PlanEvent = {
  ...place,
  id: 'race',
  discipline: 'X03',
  code: 'RACE',
  name: { en: 'Sack race' },
  gender: 'O',
  entries: {
    kind: 'individual',
    items: ['Di', 'Ed', 'Flo'].map((familyName, index) => ({ id: `91${index}`, familyName, delegation: `d${index}` })),
  },
  template: { kind: 'heats', lanes: 8 },
};
/** One run for two age groups, each with its own medals. Flo is in the older one by her entry. */
const run: PlanEvent = {
  ...race,
  id: 'run',
  code: 'RUN',
  name: { en: 'Run' },
  rules: { measure: 'time', ageGroups: ['U14 2013-2014', 'U17 2010-2012'], ageGroupMedals: true },
  entries: {
    kind: 'individual',
    items: [
      { id: '920', familyName: 'Gil', delegation: 'd0', birthYear: 2011 },
      { id: '921', familyName: 'Hal', delegation: 'd1', birthDate: '2013-05-06' },
      { id: '922', familyName: 'Flo', delegation: 'd2', birthYear: 2014, ageGroup: 'U17' },
      { id: '923', familyName: 'Kim', delegation: 'd0', birthYear: 2014 },
    ],
  },
};
/** Five by strength: the last two play for the place in the semifinal against the first. */
const cup: PlanEvent = {
  ...chess,
  id: 'cup',
  code: 'CUP',
  name: { en: 'Cup' },
  rules: { contest: 'match', measure: 'games', bronzes: 2 },
  entries: {
    kind: 'individual',
    items: ['Una', 'Duo', 'Tria', 'Qua', 'Pia'].map((familyName, index) => ({
      id: `93${index}`,
      familyName,
      delegation: `d${index % 3}`,
      seed: index + 1,
    })),
  },
  template: { kind: 'repechage', of: 'finalists' },
};
const plan: GamesPlan = {
  ...schoolPlan,
  sports: [
    { code: 'X01', name: { en: 'Futsal' }, pictogram: 'fbl' },
    { code: 'X02', name: { en: 'Chess' } },
    { code: 'X03', name: { en: 'Sack race' } },
  ],
  events: [futsal, chess, race, run, cup],
};

const path = '/api/v1/desk/first-games';
let podium: TestPodium;
let mia: Awaited<ReturnType<typeof signUpUser>>;
let contests: ResultList['items'];

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  mia = await signUpUser(podium, { grant: 'manager' });
  await save(plan, 0);
  await publish(1);
  await podium.settle();
  contests = (await mia.get<ResultList>('/api/v1/desk/results?day=2026-12-05')).items;
});
afterAll(async () => podium.stop());

const ifMatch = (version: number): Record<string, string> => ({ 'if-match': `"${version}"` });
const save = async (next: GamesPlan, version: number): Promise<Response> =>
  mia.ask('PUT', path, next, ifMatch(version));
const publish = async (version: number): Promise<Response> => mia.ask('POST', `${path}/publish`, {}, ifMatch(version));
const sheetPath = (unit: string): string => `/api/v1/desk/results/${unit}`;
const readSheet = async (unit: string): Promise<ResultSheet> => mia.get<ResultSheet>(sheetPath(unit));
const step = (more: object): object => ({ id: randomUUID(), at: new Date().toISOString(), ...more });
const enter = async (unit: string, ...steps: object[]): Promise<Response> =>
  mia.post(`${sheetPath(unit)}/steps`, { steps: steps.map(step) });
const confirm = async (unit: string): Promise<Response> =>
  mia.post(`${sheetPath(unit)}/confirm`, { seen: (await readSheet(unit)).version, nonce: randomUUID(), isSure: true });
const publicEvent = async (id: string): Promise<EventAnswer> =>
  (await (await podium.get(`/api/v1/events/${id}`)).json()) as EventAnswer;

const readMedals = async (): Promise<MedalsAnswer> =>
  (await (await podium.get('/api/v1/medals')).json()) as MedalsAnswer;

/** Enters and confirms the contests of an event's pool. @param scores by the names of both sides */
async function playPool(event: string, period: string, scores: Readonly<Record<string, [number, number]>>) {
  for (const { unit } of contests.filter((one) => one.event?.id === event && one.unit.id.includes('GPA'))) {
    const { lines } = await readSheet(unit.id);
    const names = lines.map(({ competitor }) => competitor.name);
    const [a, b] = scores[names.join('–')] ?? scores[names.toReversed().join('–')]!.toReversed();
    expect((await enter(unit.id, { do: 'period-score', period, home: a, away: b }, { do: 'finish' })).status).toBe(200);
    expect((await confirm(unit.id)).status).toBe(200);
  }
}
const table = ({ pools }: EventAnswer) =>
  pools[0]!.lines.map(({ rank, competitor, result, table: cells = {} }) =>
    [
      rank,
      competitor.name,
      result,
      cells['won'],
      cells['tied'],
      cells['lost'],
      `${cells['for']}:${cells['against']}`,
    ].join(' '),
  );

test('futsal has two sides, halves, a table by its points, and a final that a shootout decides', async () => {
  await playPool('X01XFUTSAL', 'H1', { 'Foxes–Owls': [2, 1], 'Foxes–Bears': [1, 1], 'Owls–Bears': [3, 0] });
  expect(table(await publicEvent('X01XFUTSAL'))).toEqual([
    '1 Foxes 4 1 1 0 3:2',
    '2 Owls 3 1 0 1 4:2',
    '3 Bears 1 0 1 1 1:4',
  ]);

  const final = contests.find(({ event, unit }) => event?.id === 'X01XFUTSAL' && unit.id.includes('FNL'))!.unit.id;
  const { lines, contest, periods, rules } = await readSheet(final);
  expect([contest, periods.map(({ code }) => code), rules?.measure]).toEqual(['sides', ['H1', 'H2'], 'goals']);
  const isHome = lines[0]!.competitor.name === 'Foxes';
  await enter(final, { do: 'period-score', period: 'H1', home: 1, away: 0 });
  await enter(final, { do: 'period-score', period: 'H2', home: 0, away: 1 }, { do: 'finish' });
  expect((await readSheet(final)).confirmFault).toBe('level');
  await enter(final, { do: 'winner', side: 'home' });
  expect((await readSheet(final)).confirmFault).toBe('level');
  await enter(final, { do: 'winner', side: null }, { do: 'reopen' });
  const [home, away] = isHome ? [3, 2] : [2, 3];
  await enter(final, { do: 'period-score', period: 'PSO', home, away }, { do: 'finish' });
  expect((await confirm(final)).status).toBe(200);
  await podium.settle();

  const unit = (await (await podium.get(`/api/v1/units/${final}`)).json()) as UnitAnswer;
  expect(unit.isHeadToHead).toBe(true);
  expect(unit.competitors?.map(({ name, result, wlt }) => [name, result, wlt]).toSorted()).toEqual([
    ['Foxes', '1', 'W'],
    ['Owls', '1', 'L'],
  ]);
  const { medallists, brackets } = await publicEvent('X01XFUTSAL');
  expect(medallists.map(({ medal, competitor }) => `${medal} ${competitor.name}`)).toEqual([
    'gold Foxes',
    'silver Owls',
    'bronze Bears',
  ]);
  expect(
    brackets[0]!.rounds
      .at(-1)!
      .items[0]!.places.map((one) => one.competitor.name)
      .toSorted(),
  ).toEqual(['Foxes', 'Owls']);
});

test('chess counts whole and half points, and its event has no bronze', async () => {
  const first = contests.find(({ event }) => event?.id === 'X02OCHESS');
  expect((await enter(first!.unit.id, { do: 'period-score', period: 'TOT', home: 3, away: 1 })).status).toBe(200);
  await enter(first!.unit.id, { do: 'finish' });
  expect((await readSheet(first!.unit.id)).confirmFault).toBe('badScore');
  await enter(first!.unit.id, { do: 'reopen' });

  await playPool('X02OCHESS', 'TOT', { 'ADA–BO': [0.5, 0.5], 'ADA–CY': [1, 0], 'BO–CY': [0.5, 0.5] });
  await podium.settle();
  const event = await publicEvent('X02OCHESS');
  expect(table(event)).toEqual(['1 ADA 1.5 1 1 0 1.5:0.5', '2 BO 1 0 2 0 1:1', '3 CY 0.5 0 1 1 0.5:1.5']);
  expect(event.medallists.map(({ medal }) => medal)).toEqual(['gold', 'silver']);
});

test('losers to a finalist enter the repechage as soon as the semifinal is decided', async () => {
  const contestOf = (key: string): string =>
    contests.find(({ event, unit }) => event?.id === 'X02OCUP' && unit.id.includes(key))!.unit.id;
  const sides = async (unit: string): Promise<string[]> => {
    const { startList } = (await (await podium.get(`/api/v1/units/${unit}`)).json()) as UnitAnswer;
    return startList.map(({ competitor: { name, from } }) => name || `${from?.result} ${from?.name}`);
  };
  const win = async (unit: string, name: string): Promise<void> => {
    const { lines } = await readSheet(unit);
    const [home, away] = lines[0]!.competitor.name === name ? [1, 0] : [0, 1];
    await enter(unit, { do: 'period-score', period: 'TOT', home, away }, { do: 'finish' });
    expect((await confirm(unit)).status).toBe(200);
    await podium.settle();
  };
  const bronze = contestOf('REPF');
  expect(await sides(bronze)).toEqual(['L Quarterfinal 1', 'L Semifinal 1']);
  await win(contestOf('QFNL'), 'QUA');
  await win(contestOf('SFNL000100'), 'QUA');
  expect(await sides(bronze)).toEqual(['PIA', 'UNA']);
});

test('each age group of a run has its own ranking and its own medals, which the medal table counts', async () => {
  const [{ unit }] = contests.filter(({ event }) => event?.id === 'X03ORUN') as [ResultList['items'][number]];
  const before = await readMedals();
  const marks = ['58.10', '59.20', '57.30', '1:01.40'].map((mark, index) => ({
    do: 'mark',
    competitor: `92${index}`,
    mark,
    irm: null,
  }));
  expect((await enter(unit.id, ...marks, { do: 'finish' })).status).toBe(200);
  expect((await confirm(unit.id)).status).toBe(200);
  await podium.settle();

  const { ranking, medallists } = await publicEvent('X03ORUN');
  expect(
    ranking!.lines.map(({ rank, medal, competitor, ageGroup }) =>
      [rank, competitor.name, medal, ageGroup?.name, ageGroup?.rank, ageGroup?.medal].join(' '),
    ),
  ).toEqual(['1 FLO  U17 1 gold', '2 GIL  U17 2 silver', '3 HAL  U14 1 gold', '4 KIM  U14 2 silver']);
  expect(medallists.map(({ event, medal, competitor }) => `${event.name}: ${medal} ${competitor.name}`)).toEqual([
    'Run (U17): gold FLO',
    'Run (U14): gold HAL',
    'Run (U17): silver GIL',
    'Run (U14): silver KIM',
  ]);
  const { outcome, results } = (await (await podium.get(`/api/v1/units/${unit.id}`)).json()) as UnitAnswer;
  expect([outcome, results.map(({ medal }) => medal)]).toEqual([
    undefined,
    [undefined, undefined, undefined, undefined],
  ]);
  expect((await readMedals()).awarded.gold).toBe(before.awarded.gold + 2);
});

test('a half point is refused in a sport that counts whole points', async () => {
  const match = contests.find(({ event }) => event?.id === 'X01XFUTSAL');
  expect((await enter(match!.unit.id, { do: 'score', side: 'home', points: 0.5 })).status).toBe(422);
});

test('rules of an event that has begun stay as published, and others change', async () => {
  const change = (rules: PlanEvent['rules']): GamesPlan => ({
    ...plan,
    events: [{ ...futsal, rules }, chess, race, run, cup],
  });
  await save(change({ ...futsal.rules, parts: 4 }), 1);
  expect((await publish(2)).status).toBe(409);
  await save(change({ ...futsal.rules, teamSize: 5 }), 2);
  expect((await publish(3)).status).toBe(200);
});

test('an own sport shares the pictogram that organizers chose', async () => {
  const { disciplines } = (await (await podium.get('/api/v1/games')).json()) as GamesAnswer;
  expect(disciplines.map(({ key, pictogram }) => [key, pictogram])).toEqual([
    ['x01', 'fbl'],
    ['x02', undefined],
    ['x03', undefined],
  ]);
});

test('organizers choose among templates of every sport, with rules that a plan may contain', async () => {
  const { sports } = await mia.get<EventTemplates>(`${path}/templates`);
  expect(sports.find(({ code }) => code === 'VVO')!.templates.map(({ name }) => name.en)).toContain(
    'Best of three sets to 25',
  );
  const rules = sports.flatMap(({ templates }) => templates.map((template) => template.rules));
  expect(rules.every((one) => planEvent.safeParse({ ...futsal, rules: one }).success)).toBe(true);
});

test('an import adds rules, a new publication keeps them, and no rules of a contest that has begun change', async () => {
  const importRules = async (rows: string): Promise<string> => {
    const folder = await scratchFolder();
    const { code, name, start, end, timeZone } = plan;
    const facts = { format: 'podium-games-folder', formatVersion: 1, code, name, start, end, timeZone };
    await writeFile(join(folder, 'games.json'), JSON.stringify({ ...facts, generatedAt: new Date().toISOString() }));
    await writeFile(join(folder, 'event_rules.csv'), rows);
    return (await importFolder(podium.database, folder)).errors;
  };
  const header = 'event,contest,measure,win_points,draw_points,bronzes,team_size,lanes';
  expect(await importRules(`${header}\nX03ORACE,race,time,,,,,4\nX02OCHESS,match,games,2,0.5,0,,\n`)).toMatch(
    /event_rules\.csv:3:23 error E312 win_points: "Chess" has begun/u,
  );
  expect(await importRules(`${header}\nX03ORACE,race,time,,,,,4\n`)).toBe('');
  const { version } = await mia.get<FirstGamesAnswer>(path);
  await save({ ...plan, events: plan.events.map((event) => ({ ...event, breakMinutes: 6 })) }, version);
  expect((await publish(version + 1)).status).toBe(200);
  await podium.settle();
  const race = contests.find(({ event }) => event?.id === 'X03ORACE')!.unit.id;
  expect(await readSheet(race)).toMatchObject({ mark: 'time', startName: 'Lane', rules: { lanes: 4 } });
  const answer = (await (await podium.get(`/api/v1/units/${race}`)).json()) as UnitAnswer;
  expect(answer.event?.lanes).toBe(4);
});

test('replaying the journal gives the same rules, results and tables', async () => {
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});
