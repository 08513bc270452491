import type { GamesPlan, PlanEvent } from '@podium/contract';
import { gamesPlan } from '@podium/contract';
import { drawEvent } from '@podium/games';
import { folderFiles, readArchive, readFolder } from '@podium/games-folder';
import { expect, test } from 'vitest';
import { packFiles } from '../../feed/folder/import/import-package.ts';
import { planFolder } from './plan-folder.ts';
import { people, race, schoolPlan as plan } from './testing/school-plan.ts';

const readPlan = (given: GamesPlan) =>
  readFolder(readArchive(packFiles(folderFiles(planFolder(gamesPlan.parse(given), '2026-11-27T06:00:00Z')))));

test('a plan with heats, pools and a knock-out is a Games folder without faults', () => {
  const { tables, report } = readPlan(plan);
  expect(report.problems).toEqual([]);
  expect(tables!.files.units!.map(({ id, start, location }) => `${id} ${start?.slice(11, 16)} ${location}`)).toEqual([
    'ATHW100M--------------HEAT000100 09:00 court-1',
    'ATHW100M--------------HEAT000200 09:00 court-2',
    'ATHW100M--------------FNL-000100 09:25 court-1',
    'VVOXTEAM6-------------GPA-000100 09:00 court-1',
    'VVOXTEAM6-------------GPB-000100 09:00 court-2',
    'VVOXTEAM6-------------GPA-000200 09:25 court-1',
    'VVOXTEAM6-------------GPB-000200 09:25 court-2',
    'VVOXTEAM6-------------GPA-000300 09:50 court-1',
    'VVOXTEAM6-------------GPB-000300 09:50 court-2',
    'VVOXTEAM6-------------SFNL000100 10:15 court-1',
    'VVOXTEAM6-------------SFNL000200 10:15 court-2',
    'VVOXTEAM6-------------FNL-000200 10:40 court-1',
    'VVOXTEAM6-------------FNL-000100 11:05 court-1',
  ]);
});

test('the public order of jumpers begins at 1, even if an earlier version assigned it from the middle of forty places', () => {
  const template = { kind: 'timedFinal', lanes: 40 } as const;
  const event = { ...race, template, entries: { kind: 'individual' as const, items: people(3) } };
  const { contests, ...drawn } = drawEvent(event);
  const drawnFromMiddle = contests.map((contest) => ({
    ...contest,
    sides: contest.sides.map((side, index) => ({ ...side, lane: 19 + index })),
  }));
  const { files } = planFolder(
    gamesPlan.parse({ ...plan, events: [event] }),
    '2026-11-27T06:00:00Z',
    new Map([[event.id, { ...drawn, contests: drawnFromMiddle }]]),
  );
  expect(files.results!.map((line) => line['start_order'])).toEqual(['1', '2', '3']);
});

test('the semifinals are filled from the pools, the final and the bronze from the semifinals', () => {
  const { tables } = readPlan(plan);
  const sides = tables!.files.results!.filter(({ ref }) => /TEAM6-+(SFNL|FNL)/.test(ref!));
  expect(sides.map((side) => `${side['from_ref']?.replace(/^.*-{4,}/, '')} ${side['from_result']}`)).toEqual([
    'GPA 1',
    'GPB 2',
    'GPB 1',
    'GPA 2',
    'SFNL000100 L',
    'SFNL000200 L',
    'SFNL000100 W',
    'SFNL000200 W',
  ]);
});

test.each<PlanEvent['template']>([
  { kind: 'semifinals', lanes: 4, semifinals: 2 },
  { kind: 'timedFinal', lanes: 6 },
  { kind: 'knockout', hasBronze: true, placement: true },
  { kind: 'repechage' },
  { kind: 'repechage', of: 'finalists' },
  { kind: 'doubleElimination' },
  { kind: 'roundRobin', legs: 2 },
  { kind: 'swiss', rounds: 3 },
])('a plan with $kind is a Games folder without faults', (template) => {
  const entries = { kind: 'individual' as const, items: people(11) };
  const { tables, report } = readPlan({ ...plan, events: [{ ...race, template, entries }] });
  expect(report.problems).toEqual([]);
  const byes = tables!.files.results!.filter(({ competitor }) => competitor === 'BYE');
  expect(byes).toHaveLength(template.kind === 'swiss' ? 1 : 0);
  // A bye is in the start lists, and not in the schedule.
  for (const unit of tables!.files.units!)
    expect(unit['status']).toBe(byes.some(({ ref }) => ref === unit['id']) ? 'UNSCHEDULED' : 'SCHEDULED');
});

test('data about people and entries is stored in its columns, and a date of birth is hidden at the publication level of the Games', () => {
  const [first, second] = people(2);
  const facts = {
    birthYear: 2010,
    gender: 'W',
    school: 'Escola Um',
    bib: '7',
    ageGroup: 'U16',
    best: '13.05',
  } as const;
  const events: PlanEvent[] = [
    { ...race, entries: { kind: 'individual', items: [{ ...first!, ...facts }, second!] } },
    {
      ...race,
      id: 'other',
      code: '200M',
      entries: { kind: 'individual', items: [{ ...first!, birthDate: '2010-03-12' }, second!] },
    },
    {
      ...race,
      id: 'team',
      code: '4X100M',
      entries: {
        kind: 'team',
        items: [{ id: 't1', name: 'One', delegation: 'd0', members: [{ ...first!, bib: '9' }] }],
      },
    },
  ];
  const { tables, report } = readPlan({ ...plan, languages: ['pt', 'en'], events });
  expect(report.errors).toBe(0);
  expect(tables!.games.publicationDefault).toBe('basic');
  const { participants, entries, team_members: members } = tables!.files;
  expect(participants).toHaveLength(2);
  expect(participants![0]).toMatchObject({
    birth_date: '2010-03-12',
    gender: 'W',
    institution_en: 'Escola Um',
    institution_pt: 'Escola Um',
  });
  // The date contains the year.
  expect(participants![0]).not.toHaveProperty('birth_year');
  expect(entries![0]).toMatchObject({ bib: '7', age_group: 'U16', best: '13.05' });
  expect(members![0]).toMatchObject({ participant: first!.id, bib: '9' });
});

test('an event with a single entry is published without contests', () => {
  const { tables, report } = readPlan({
    ...plan,
    events: [{ ...race, entries: { kind: 'individual', items: people(1) } }],
  });
  expect(report.errors).toBe(0);
  expect(tables!.files.units ?? []).toEqual([]);
});

test('names in the language of the Games are shown to all; a code shows a flag only if the organizer chooses it', () => {
  const [first, second, third] = plan.delegations;
  const { tables, report } = readPlan({
    ...plan,
    languages: ['pt', 'en'],
    name: { pt: 'Jogos Escolares' },
    delegations: [
      { ...first!, code: 'ITA', name: { pt: 'Itapeva' } },
      { ...second!, code: 'BRA', name: { pt: 'Brasil' }, flag: 'BRA' },
      third!,
    ],
  });
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(tables!.games.name).toEqual({ en: 'Jogos Escolares', pt: 'Jogos Escolares' });
  expect(tables!.files.organisations).toMatchObject([
    { code: 'ITA', name_en: 'Itapeva', name_pt: 'Itapeva', flag: 'none' },
    { code: 'BRA', name_pt: 'Brasil', flag: 'BRA' },
    { code: 'D2', name_en: 'Class d2' },
  ]);
});

test('records of an event and of its classes are written as records, with the class in the type', () => {
  const records: PlanEvent['records'] = [
    { kind: 'GR', mark: '11.84', holder: 'Lia Prado', date: '2024-11-30', place: 'Belém' },
    { kind: 'GR', ageGroup: 'U16', mark: '12.31', holder: 'Nina Sá' },
  ];
  const { tables, report } = readPlan({
    ...plan,
    events: plan.events.map((event, index) => (index === 0 ? { ...event, records } : event)),
  });
  expect(report.problems).toEqual([]);
  expect(tables!.files.records).toEqual([
    {
      event: 'ATHW100M',
      type: 'GR',
      order: '101',
      result: '11.84',
      holder_name: 'Lia Prado',
      date: '2024-11-30',
      place: 'Belém',
      current: 'true',
    },
    expect.objectContaining({ type: 'GR U16', order: '102', result: '12.31', holder_name: 'Nina Sá' }),
  ]);
});

test('the best of the heats run in the middle lanes of the final', () => {
  const { tables } = readPlan(plan);
  const final = tables!.files.results!.filter(({ ref }) => /100M-+FNL/.test(ref!));
  expect(final.map((line) => `${line['start_order']}: ${line['from_result']}`)).toEqual([
    '1: 7',
    '2: 5',
    '3: 3',
    '4: 1',
    '5: 2',
    '6: 4',
    '7: 6',
    '8: 8',
  ]);
});
