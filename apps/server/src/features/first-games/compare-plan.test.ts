import type { GamesPlan } from '@podium/contract';
import { gamesPlan } from '@podium/contract';
import { drawEvent, storeDraw } from '@podium/games';
import { expect, test } from 'vitest';
import { comparePlan } from './compare-plan.ts';
import type { BegunContests } from './compare-plan.ts';
import { people, schoolPlan } from './testing/school-plan.ts';

const plan = gamesPlan.parse(schoolPlan);
const [race, tournament] = [plan.events[0]!, plan.events[1]!];
const published = {
  plan,
  draws: Object.fromEntries(plan.events.map((event) => [event.id, storeDraw(event, drawEvent(event))] as const)),
};
const compare = (next: GamesPlan, begun: BegunContests) => comparePlan(next, published, begun).preview;
const begun: BegunContests = new Map([
  ['ATHW100M--------------HEAT000100', 'official'],
  ['VVOXTEAM6-------------GPB-000100', 'live'],
]);

test('contests that have begun are listed with their status if they move to another day or court', () => {
  const nextDay = { ...race, start: '2026-12-06T09:00' };
  const otherCourts = { ...tournament, courts: tournament.courts.toReversed() };
  const { events } = compare({ ...plan, events: [nextDay, otherCourts] }, begun);
  expect(events.map(({ kind, contests, movedBegun }) => [kind, contests.moved, movedBegun])).toEqual([
    ['changed', 3, [{ name: expect.objectContaining({ en: 'Heat 1' }) as object, status: 'official' }]],
    ['changed', 10, [{ name: expect.any(Object) as object, status: 'live' }]],
  ]);
});

test('new names are listed with the number of entries or events that carry them', () => {
  const [first, ...others] = plan.delegations;
  const [hall] = plan.venues;
  const [court, ...courts] = hall!.courts;
  const { renamed } = compare(
    {
      ...plan,
      delegations: [{ ...first!, code: 'D9', name: { en: 'Class nine' } }, ...others],
      venues: [{ ...hall!, courts: [{ ...court!, name: { en: 'Center court' } }, ...courts] }],
      events: [{ ...race, name: { en: '100 meters' } }, tournament],
    },
    begun,
  );
  const entries = plan.events.flatMap((event) => event.entries.items.filter((item) => item.delegation === first!.id));
  expect(renamed).toEqual([
    {
      kind: 'delegation',
      before: { en: `${first!.name.en} (${first!.code})` },
      after: { en: 'Class nine (D9)' },
      count: entries.length,
    },
    { kind: 'court', before: court!.name, after: { en: 'Center court' }, count: 2 },
    { kind: 'event', before: race.name, after: { en: '100 meters' }, count: 10 },
  ]);
});

test.each<[string, GamesPlan['events']]>([
  ['removed', [tournament]],
  ['removed and added anew', [tournament, { ...race, id: 'anew', entries: { kind: 'individual', items: people(4) } }]],
])('a plan in which an event with results is only %s changes nothing', (_, events) => {
  const { next, preview } = comparePlan({ ...plan, events }, published, begun);
  expect(preview).toMatchObject({ isChanged: false, renamed: [], events: [{ kind: 'refused' }] });
  expect(next).toEqual(published);
});

test('places, delegations and sports of an event with results are not removed', () => {
  const [, ...delegations] = plan.delegations;
  const sports = plan.sports.filter(({ code }) => code !== race.discipline);
  const { preview } = comparePlan({ ...plan, delegations, sports, events: [tournament] }, published, begun);
  expect(preview.isChanged).toBe(false);
});

test('members of a team who have competed do not disappear when others take their places', () => {
  const { entries } = tournament;
  if (entries.kind !== 'team') throw new Error('The tournament is one of teams');
  const items = entries.items.map((team) => ({ ...team, members: [{ id: `9${team.id}`, familyName: 'New' }] }));
  const { hidden } = compare({ ...plan, events: [race, { ...tournament, entries: { ...entries, items } }] }, begun);
  const live = published.draws[tournament.id]!.contests.find(({ key }) => key === 'GPB-000100')!;
  const playing = new Set(live.sides.flatMap((side) => ('entrant' in side ? side.entrant : [])));
  expect(playing.size).toBe(2);
  expect(hidden.people).toEqual(
    entries.items.flatMap(({ id, members }) => (playing.has(id) ? [] : members.map(({ familyName }) => familyName))),
  );
});
