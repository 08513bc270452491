import type { ActPreview, GamesPlan, PlanAct, PlanEvent } from '@podium/contract';
import { gamesPlan } from '@podium/contract';
import { drawEvent, storeDraw } from '@podium/games';
import type { SwissResult } from '@podium/games';
import { describe, expect, test } from 'vitest';
import { comparePlan } from '../compare-plan.ts';
import type { BegunContests, PublishedPlan } from '../compare-plan.ts';
import { contestId } from '../plan-folder.ts';
import { people, schoolPlan } from '../testing/school-plan.ts';
import type { TakenCourt } from '../taken-courts.ts';
import { previewAct } from './preview-act.ts';

const by = { id: 'x1', username: 'mia' };
const publish = (events: readonly PlanEvent[]): PublishedPlan => {
  const plan: GamesPlan = gamesPlan.parse({ ...schoolPlan, events });
  return {
    plan,
    draws: Object.fromEntries(plan.events.map((event) => [event.id, storeDraw(event, drawEvent(event))] as const)),
  };
};
const school = publish(schoolPlan.events);
const race = school.plan.events.find(({ id }) => id === 'race')!;
const withTemplate = (template: PlanEvent['template'], count: number): PublishedPlan =>
  publish([{ ...race, template, entries: { kind: 'individual', items: people(count) } }]);
const begun = (published: PublishedPlan, ...keys: string[]): BegunContests => {
  const event = published.plan.events.find(({ id }) => id === 'race')!;
  return new Map(keys.map((key) => [contestId(event, key), 'official'] as const));
};
const preview = (
  act: PlanAct,
  published = school,
  begunContests: BegunContests = new Map(),
  results: SwissResult[] = [],
): Omit<ActPreview, 'version'> => previewAct({ published, begunContests, results }, act, by).preview;

const ana = { id: '7900', familyName: 'Souza', givenName: 'Ana', delegation: 'd1' };
const enter = { do: 'enter', event: 'race', entrant: ana } as const;
const nameLike = (en: string) => expect.objectContaining({ en }) as object;

describe('a late entry', () => {
  test('an athlete takes a free lane, and no other athlete moves', () => {
    const { changes, othersStay, refusals } = preview(enter);
    expect(refusals).toEqual([]);
    expect(othersStay).toBe(true);
    expect(changes).toEqual([
      { kind: 'takes', name: 'Ana Souza', places: [{ contest: nameLike('Heat 2'), lane: 7, opponents: [] }] },
    ]);
  });

  test('a late player meets an entrant who had a bye, in a contest that is added', () => {
    const { changes, othersStay } = preview(enter, withTemplate({ kind: 'knockout', hasBronze: true }, 7));
    expect(changes).toEqual([
      { kind: 'takes', name: 'Ana Souza', places: [] },
      {
        kind: 'added',
        contest: nameLike('Quarterfinal 4'),
        sides: expect.arrayContaining(['Ana Souza']) as string[],
        start: '2026-12-05T09:25',
        place: { en: 'court-2' },
      },
    ]);
    expect(othersStay).toBe(true);
  });

  test('a late entry is refused if all lanes are taken, and the refusal names the full heats', () => {
    const { changes, refusals } = preview(enter, withTemplate({ kind: 'heats', lanes: 5 }, 10));
    expect(changes).toEqual([]);
    expect(refusals).toEqual([
      { kind: 'full', names: ['Ana Souza'], contests: [nameLike('Heat 1'), nameLike('Heat 2')] },
    ]);
  });

  test('a late entry is refused if every free lane is in a heat that has begun', () => {
    const full = withTemplate({ kind: 'heats', lanes: 5 }, 10);
    expect(preview(enter, full, begun(full, 'HEAT000100')).refusals).toEqual([
      { kind: 'fullBegun', names: ['Ana Souza'], contests: [nameLike('Heat 2')] },
    ]);
  });

  test('a late jumper is last in the order, and is refused with the reason once the contest has begun', () => {
    const jump = withTemplate({ kind: 'timedFinal', lanes: 40 }, 12);
    expect(preview(enter, jump).changes).toEqual([
      { kind: 'takes', name: 'Ana Souza', places: [{ contest: nameLike('Final'), lane: 13, opponents: [] }] },
    ]);
    expect(preview(enter, jump, begun(jump, 'FNL-000100')).refusals).toEqual([
      { kind: 'allBegun', names: ['Ana Souza'], contests: [nameLike('Final')] },
    ]);
  });

  test('a late entry is refused if the person is already entered, has another person’s number, or has no known delegation', () => {
    const [runner] = people(1);
    const kinds = [runner!, { ...ana, id: runner!.id }, { ...ana, id: '80' }, { ...ana, delegation: 'd9' }].map(
      (entrant) => preview({ ...enter, entrant }).refusals.map(({ kind }) => kind),
    );
    expect(kinds).toEqual([['entered'], ['entered'], ['otherPerson'], ['noDelegation']]);
  });

  test('a late player of a Swiss tournament begins in the next round if the current one has no bye', () => {
    const { changes } = preview(enter, withTemplate({ kind: 'swiss', rounds: 3 }, 8));
    expect(changes).toEqual([{ kind: 'waits', name: 'Ana Souza' }]);
  });
});

describe('a withdrawal', () => {
  test('the lane of an athlete who withdraws stays free', () => {
    const { changes, othersStay } = preview({ do: 'withdraw', event: 'race', entrant: '7000' });
    expect(changes).toEqual([
      { kind: 'leaves', name: 'Runner 1', places: [{ contest: nameLike('Heat 1'), lane: 4, opponents: [] }] },
    ]);
    expect(othersStay).toBe(true);
  });

  test('a withdrawal is refused if a later contest has its other competitor already, and the refusal names it', () => {
    const published = withTemplate({ kind: 'knockout', hasBronze: false }, 4);
    const final = contestId(published.plan.events[0]!, 'FNL-000100');
    const { refusals } = preview(
      { do: 'withdraw', event: 'race', entrant: '7000' },
      published,
      new Map([[final, 'filled']]),
    );
    expect(refusals).toMatchObject([{ kind: 'begun', contests: [nameLike('Final')] }]);
  });

  test('a withdrawal is refused once a contest of the athlete has begun, and the refusal names the contest', () => {
    const act: PlanAct = { do: 'withdraw', event: 'race', entrant: '7000' };
    expect(preview(act, school, begun(school, 'HEAT000100')).refusals).toEqual([
      { kind: 'begun', names: ['Runner 1'], contests: [nameLike('Heat 1')] },
    ]);
  });

  test('a player who withdraws from a Swiss tournament keeps the games, and the opponent has a bye', () => {
    const swiss = withTemplate({ kind: 'swiss', rounds: 3 }, 6);
    const { applied } = previewAct(
      { published: swiss, begunContests: new Map(), results: [] },
      { do: 'withdraw', event: 'race', entrant: '7000' },
      by,
    );
    const [event] = applied!.plan.events;
    expect(event!.entries.items.find(({ id }) => id === '7000')?.isWithdrawn).toBe(true);
    const drawn = drawEvent(event!, { stored: applied!.draw, begun: new Set() });
    expect(drawn.contests.filter(({ sides }) => sides.some((side) => 'bye' in side))).toHaveLength(1);
  });
});

describe('a substitution', () => {
  test('another person takes the place of the athlete', () => {
    const { changes } = preview({ do: 'replace', event: 'race', entrant: '7000', by: ana });
    const place = { contest: nameLike('Heat 1'), lane: 4, opponents: [] };
    expect(changes).toEqual([
      { kind: 'leaves', name: 'Runner 1', places: [place] },
      { kind: 'takes', name: 'Ana Souza', places: [place] },
    ]);
  });

  test('another team takes over all matches of a team, unless one of them has begun', () => {
    const team = { id: 'team9', name: 'Team 9', delegation: 'd0', members: [] };
    const act: PlanAct = { do: 'replace', event: 'tournament', entrant: 'team0', by: team };
    const taken = preview(act).changes.find(({ kind }) => kind === 'takes');
    expect(taken).toMatchObject({ name: 'Team 9', places: [{ lane: null }, { lane: null }] });
    const tournament = school.plan.events.find(({ id }) => id === 'tournament')!;
    const first = school.draws['tournament']!.contests.find(({ sides }) =>
      sides.some((side) => 'entrant' in side && side.entrant === 'team0'),
    )!;
    const started: BegunContests = new Map([[contestId(tournament, first.key), 'live']]);
    expect(preview(act, school, started).refusals.map(({ kind }) => kind)).toEqual(['begun']);
  });
});

test('a team exchanges one member and keeps its matches, although one has begun', () => {
  const tournament = school.plan.events.find(({ id }) => id === 'tournament')!;
  const [first] = school.draws['tournament']!.contests;
  const started: BegunContests = new Map([[contestId(tournament, first!.key), 'live']]);
  const team = tournament.entries.items.find(({ id }) => id === 'team0')!;
  const act: PlanAct = {
    do: 'replace',
    event: 'tournament',
    entrant: 'team0',
    by: { ...team, members: [{ id: '990', familyName: 'Souza', givenName: 'Ana' }] },
  };
  const { preview: seen, applied } = previewAct({ published: school, begunContests: started, results: [] }, act, by);
  expect(seen).toMatchObject({
    changes: [{ kind: 'members', name: 'Team 0', leaving: ['Player 0'], joining: ['Ana Souza'] }],
    othersStay: true,
    refusals: [],
  });
  const { items } = applied!.plan.events.find(({ id }) => id === 'tournament')!.entries;
  expect(items).toHaveLength(6);
  expect(items.find(({ id }) => id === 'team0')).toMatchObject({ members: [{ id: '990' }] });
  // An individual entrant cannot be replaced by the same person.
  const [runner] = people(1);
  const alone = preview({ do: 'replace', event: 'race', entrant: runner!.id, by: runner! });
  expect(alone.refusals.map(({ kind }) => kind)).toEqual(['entered']);
});

test('times stay when a contest disappears, and an added contest without a free court lists those that move', () => {
  const knockout = { kind: 'knockout', hasBronze: false } as const;
  const move = (act: PlanAct, courts: string[], count: number): unknown[] => {
    const one = publish([
      { ...race, courts, template: knockout, entries: { kind: 'individual', items: people(count) } },
    ]);
    return preview(act, one).changes.filter(({ kind }) => kind === 'moved');
  };
  expect(move({ do: 'withdraw', event: 'race', entrant: '7003' }, ['court-1'], 8)).toEqual([]);
  expect(move(enter, ['court-1', 'court-2'], 7)).toEqual([]);
  const later = ['Semifinal 1', 'Semifinal 2', 'Final'].map(nameLike);
  expect(move(enter, ['court-1'], 7)).toEqual([
    { kind: 'moved', contests: expect.arrayContaining(later) as unknown[] },
  ]);
});

test('two entrants exchange their lanes, with a note of the organizer who did it', () => {
  const act: PlanAct = { do: 'exchange', event: 'race', entrants: ['7000', '7001'] };
  const [first, second] = [
    { contest: nameLike('Heat 1'), lane: 4, opponents: [] },
    { contest: nameLike('Heat 2'), lane: 4, opponents: [] },
  ];
  expect(preview(act).changes).toEqual([
    { kind: 'moves', name: 'Runner 1', from: [first], to: [second] },
    { kind: 'moves', name: 'Runner 2', from: [second], to: [first] },
  ]);
  const { applied } = previewAct({ published: school, begunContests: new Map(), results: [] }, act, by);
  expect(applied!.plan.events.find(({ id }) => id === 'race')!.exchanges).toEqual([
    { id: 'x1', entrants: ['7000', '7001'], by: 'mia' },
  ]);
  expect(preview(act, school, begun(school, 'HEAT000200')).refusals).toEqual([
    { kind: 'begunPlaces', names: ['Runner 1', 'Runner 2'], contests: [nameLike('Heat 2')] },
  ]);
});

describe('the next round of a Swiss tournament', () => {
  const swiss = withTemplate({ kind: 'swiss', rounds: 2 }, 5);
  const act: PlanAct = { do: 'drawRound', event: 'race', round: 2 };
  const keys = swiss.draws['race']!.contests.filter(({ sides }) => !sides.some((side) => 'bye' in side));
  const results = keys.map(({ key }): SwissResult => ({ key, points: [1, 0] }));
  const started = begun(swiss, ...keys.map(({ key }) => key));

  test('a round is refused until all games of the round before are official, and the refusal names the open games', () => {
    const { refusals } = preview(act, swiss, started, results.slice(1));
    expect(refusals).toMatchObject([{ kind: 'roundOpen', contests: [{ en: 'Round 1, Board 1' }] }]);
    expect(refusals[0]!.names).toHaveLength(2);
  });

  test('a new round adds its games, and leaves the previous rounds unchanged', () => {
    const { changes, othersStay } = preview(act, swiss, started, results);
    expect(changes.map((change) => change.kind)).toEqual(['added', 'added', 'added']);
    expect(changes.at(-1)).toMatchObject({ contest: { en: 'Round 2, Bye' } });
    expect(othersStay).toBe(true);
  });

  describe('while another sport is on the court', () => {
    const one = publish([{ ...swiss.plan.events[0]!, courts: ['court-1'] }]);
    const clock = (time: string): number => Date.parse(`2026-12-05T${time}:00Z`);
    const futsal: TakenCourt = {
      id: 'futsal',
      venue: 'hall',
      court: 'court-1',
      startMs: clock('09:30'),
      endMs: clock('10:10'),
      name: () => ({ en: 'Futsal · Final' }),
    };
    const drawRound = (more: { start?: string; nowMs?: number }) => {
      const { start, nowMs } = more;
      const state = { published: one, begunContests: started, results, taken: [futsal], ...(nowMs && { nowMs }) };
      return previewAct(state, { ...act, do: 'drawRound', ...(start && { start }) }, by);
    };
    const add = ({ preview: { changes } }: ReturnType<typeof drawRound>) =>
      changes.flatMap((change) => (change.kind === 'added' && change.start ? [[change.start, change.place]] : []));

    test('a round starts when the court is free, and not in the past', () => {
      const free = drawRound({});
      expect(add(free)).toEqual([0, 1].map(() => ['2026-12-05T10:15', { en: 'court-1' }]));
      expect(free.preview.clashes).toEqual([]);
      expect(add(drawRound({ nowMs: clock('10:31') }))[0]).toEqual(['2026-12-05T10:35', { en: 'court-1' }]);
    });

    test('a start that the organizer chose is kept, and its clashes are listed', () => {
      const chosen = drawRound({ start: '2026-12-05T09:40' });
      expect(add(chosen)).toHaveLength(2);
      expect(chosen.preview.clashes).toHaveLength(2);
      expect(chosen.preview.clashes[0]).toMatchObject({
        contest: { en: 'Round 2, Board 1' },
        start: '2026-12-05T09:40',
        place: { en: 'court-1' },
        other: { en: 'Futsal · Final' },
        otherStart: '2026-12-05T09:30',
      });
      // The publication equals its preview.
      const { next } = comparePlan(chosen.applied!.plan, one, started, { race: chosen.applied!.draw });
      expect(Object.values(next.draws['race']!.times!.slots).at(-1)!.startMs).toBe(clock('09:40'));
    });
  });

  test('a manual exchange is refused if two players would meet again', () => {
    const { applied } = previewAct({ published: swiss, begunContests: started, results }, act, by);
    const { next } = comparePlan(applied!.plan, swiss, started, { race: applied!.draw });
    const sidesOf = (stage: number): string[][] =>
      next.draws['race']!.contests.filter((contest) => contest.stage === stage).map(({ sides }) =>
        sides.flatMap((side) => ('entrant' in side ? side.entrant : [])),
      );
    const [[one, met]] = sidesOf(0) as [[string, string]];
    const opponent = sidesOf(1)
      .find((ids) => ids.includes(one))!
      .find((id) => id !== one)!;
    const exchange: PlanAct = { do: 'exchange', event: 'race', entrants: [opponent, met] };
    expect(preview(exchange, next, started, results).refusals.map(({ kind }) => kind)).toEqual(['metBefore']);
    // As one change, the exchange may be undone by the next one: only the last pairing counts.
    const back: PlanAct = { ...exchange, also: [[met, opponent]] };
    expect(preview(back, next, started, results).refusals).toEqual([]);
  });

  test('a round can be drawn only once, and not more rounds than planned', () => {
    const { applied } = previewAct({ published: swiss, begunContests: started, results }, act, by);
    const { next } = comparePlan(applied!.plan, swiss, started, { race: applied!.draw });
    expect(preview(act, next, started, results).refusals.map(({ kind }) => kind)).toEqual(['drawn']);
    const third: PlanAct = { ...act, round: 3 };
    expect(preview(third, next, started, results).refusals.map(({ kind }) => kind)).toEqual(['lastRound']);
  });
});
