import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventProgram, isQualified, nextAppearance } from './next-appearance.ts';
import type { EventContest } from './next-appearance.ts';

const contest = (id: string, startAt: number, overrides: Partial<EventContest> = {}): EventContest => ({
  id,
  phase: id.replace(/\d+$/u, ''),
  startAt,
  order: 0,
  state: 'coming',
  isDuel: false,
  isRepechage: false,
  isFirm: false,
  names: new Set(),
  openSides: [],
  outcomes: new Map(),
  marks: new Map(),
  poolRanks: new Map(),
  invalid: new Set(),
  ...overrides,
});
const withNames = (...ids: string[]): Pick<EventContest, 'names'> => ({ names: new Set(ids) });
const doneContest = (...ids: string[]): Partial<EventContest> => ({
  ...withNames(...ids),
  state: 'over',
  isFirm: true,
});
const marksOf = (...ids: string[]): Pick<EventContest, 'marks'> => ({ marks: new Map(ids.map((id) => [id, 'Q'])) });

const ana = { ids: new Set(['ana']), isWithdrawn: false };
const describeNext = (contests: readonly EventContest[], entrant = ana, sum = new Set<string>()): string => {
  const next = nextAppearance(eventProgram(contests, sum), entrant);
  return next.kind === 'tentative' ? `${next.isRound ? 'from ' : ''}${next.unit}` : next.kind;
};

describe('before any start list', () => {
  const heats = [contest('heat1', 10), contest('heat2', 11), contest('heat3', 12)] as const;
  const final = contest('final', 18);

  test('the next appearance is the first contest of the first round', () => {
    expect(describeNext([final, heats[2], heats[1], heats[0]])).toBe('from heat1');
    expect(describeNext([final]), 'of a round of one it is that one').toBe('final');
  });

  test('the next appearance is a contest without a start list, even if others have lists, are in progress or finished', () => {
    expect(describeNext([contest('heat1', 10, withNames('bia')), heats[1], heats[2], final])).toBe('from heat2');
    expect(
      describeNext([contest('heat1', 10, doneContest('bia')), contest('heat2', 11, { state: 'on' }), heats[2], final]),
    ).toBe('from heat3');
  });

  test('named entrants are listed as named', () => {
    expect(describeNext([heats[0], contest('heat2', 11, withNames('ana')), heats[2], final])).toBe('named');
  });

  test('an entrant in none of the lists may still compete, but the contest is unknown', () => {
    expect(describeNext([contest('heat1', 10, withNames('bia')), contest('heat2', 11, withNames('eva')), final])).toBe(
      'open',
    );
    expect(describeNext([contest('heat1', 10, doneContest('bia')), final])).toBe('open');
    expect(describeNext([contest('heat1', 10, doneContest('bia')), contest('final', 18, doneContest('bia'))])).toBe(
      'over',
    );
  });

  test('a withdrawn entrant does not compete again; a reserve may', () => {
    expect(describeNext([...heats, final], { ...ana, isWithdrawn: true })).toBe('over');
    expect(describeNext([...heats, final], { ...ana, isReserve: true } as typeof ana)).toBe('open');
  });

  test('a canceled contest is ignored, a postponed one has no time', () => {
    expect(describeNext([contest('heat1', 10, { state: 'off' }), heats[1], final])).toBe('heat2');
    expect(describeNext([contest('heat1', 10, { state: 'off' }), final]), 'straight to the final').toBe('final');
    expect(describeNext([contest('heat1', 10, { state: 'open' }), heats[1], final])).toBe('from heat2');
    expect(describeNext([contest('final', 18, { state: 'open' })])).toBe('open');
  });

  test('pools played in parallel are one round, drawn together', () => {
    const pools = [contest('a1', 10), contest('b1', 11), contest('a2', 12), contest('b2', 13)];
    const duel = { isDuel: true };
    expect(describeNext(pools.map((pool) => ({ ...pool, ...duel })))).toBe('from a1');
    expect(
      describeNext(pools.map((pool, index) => ({ ...pool, ...duel, ...(index === 1 && withNames('b', 'c')) }))),
    ).toBe('open');
  });
});

describe('after a round with many competitors', () => {
  const final = contest('final', 18);
  const second = contest('heat2', 11, doneContest('eva'));

  test('those who advance compete in the next round, once', () => {
    expect(describeNext([contest('heat1', 10, { ...doneContest('ana'), ...marksOf('ana') }), second, final])).toBe(
      'final',
    );
    expect(
      describeNext([contest('heat1', 10, { ...doneContest('ana'), ...marksOf('ana') }), contest('heat2', 11), final]),
    ).toBe('final');
  });

  test('those who do not advance are out once the result is official', () => {
    const heat = { ...doneContest('ana', 'bia'), ...marksOf('bia') };
    expect(describeNext([contest('heat1', 10, heat), second, final])).toBe('over');
    expect(describeNext([contest('heat1', 10, { ...heat, isFirm: false }), second, final])).toBe('open');
    expect(describeNext([contest('heat1', 10, heat), contest('heat2', 11), final])).toBe('open');
  });

  test('while no competitor has advanced, none is out', () => {
    expect(describeNext([contest('heat1', 10, doneContest('ana')), second, final])).toBe('open');
  });

  test('the list of the next round decides', () => {
    const heat = contest('heat1', 10, { ...doneContest('ana', 'bia'), ...marksOf('ana', 'bia') });
    expect(describeNext([heat, second, contest('final', 18, withNames('bia'))])).toBe('over');
    expect(describeNext([heat, second, contest('final', 18, withNames('ana'))])).toBe('named');
  });

  test('a repechage is open to those who did not advance directly', () => {
    const chance = contest('repechage', 14, { isRepechage: true });
    expect(describeNext([contest('heat1', 10, { ...doneContest('ana'), ...marksOf('ana') }), chance, final])).toBe(
      'final',
    );
    expect(
      describeNext([contest('heat1', 10, { ...doneContest('ana', 'bia'), ...marksOf('bia') }), chance, final]),
    ).toBe('open');
  });

  test.each([
    ['Q', true],
    ['q', true],
    ['QF', true],
    ['R1', false],
    ['', false],
  ])('a mark %s shows advancing: %s', (mark, expected) => expect(isQualified(mark)).toBe(expected));
});

describe('after a match between two sides', () => {
  const duel = { isDuel: true };
  const quarter = (wlt: string): EventContest =>
    contest('quarter1', 10, { ...duel, ...doneContest('ana', 'bia'), outcomes: new Map([['ana', { wlt }]]) });
  const from = (unit: string, result: string): Partial<EventContest> => ({ ...duel, openSides: [{ unit, result }] });
  const semi = contest('semi1', 14, { ...from('quarter1', 'W'), ...withNames('eva') });
  const bronze = contest('bronze1', 16, { ...from('quarter1', 'L'), ...withNames('ida') });
  const final = contest('final', 18, {
    ...duel,
    openSides: [
      { unit: 'semi1', result: 'W' },
      { unit: 'semi2', result: 'W' },
    ],
  });

  test('the winner and the loser compete in the contests that await them', () => {
    expect(describeNext([quarter('W'), semi, bronze, final])).toBe('semi1');
    expect(describeNext([quarter('L'), semi, bronze, final])).toBe('bronze1');
  });

  test('an entrant whom no contest awaits is out if every open side has a source', () => {
    const other = contest('semi2', 15, { ...duel, ...withNames('eva', 'ida') });
    expect(describeNext([quarter('L'), semi, other, final])).toBe('over');
    expect(describeNext([quarter('L'), semi, final]), 'of a contest that is not in the program').toBe('open');
    expect(describeNext([quarter('L'), semi, contest('final', 18, { ...duel, openSides: [{}, {}] })])).toBe('open');
    expect(describeNext([quarter('L'), semi, contest('repechage1', 15, duel), final])).toBe('open');
  });

  test('an unfinished contest predicts nothing', () => {
    expect(describeNext([contest('quarter1', 10, { ...duel, ...withNames('ana', 'bia') }), semi, final])).toBe('named');
  });

  test('the first of a pool competes in the contest that awaits it, once the whole pool is played', () => {
    const pool = (state: 'coming' | 'over'): EventContest[] =>
      ['a1', 'a2'].map((id, index) =>
        contest(id, 10 + index, {
          ...duel,
          ...doneContest('eva', index === 0 ? 'ana' : 'ida'),
          state: index === 0 ? 'over' : state,
          poolRanks: new Map([['ana', '1']]),
        }),
      );
    const semis = ['1', '2'].map((result) => contest(`semi${result}`, 14, from('a', result)));
    expect(describeNext([...pool('over'), ...semis])).toBe('semi1');
    expect(describeNext([...pool('coming'), ...semis])).toBe('open');
  });

  test('a team that has played its whole pool and has no mark yet may compete again', () => {
    const pool = contest('a1', 10, { ...duel, ...doneContest('ana', 'bia') });
    expect(describeNext([pool, contest('semi1', 14, { ...duel, openSides: [{}, {}] })])).toBe('open');
    expect(describeNext([{ ...pool, ...marksOf('ana') }, contest('semi1', 14, { ...duel, openSides: [{}, {}] })])).toBe(
      'semi1',
    );
  });
});

describe('after a part of a combined event', () => {
  const field = ['ana', 'bia'];
  const sum = new Set(field);
  const hundredMeters = contest('100m1', 10, doneContest(...field));
  const [long, shot] = [contest('long1', 12), contest('shot1', 15)];

  test('everyone in the total competes in the next part', () => {
    expect(describeNext([hundredMeters, long, shot], ana, sum)).toBe('long1');
    expect(describeNext([hundredMeters, contest('long1', 12, doneContest(...field)), shot], ana, sum)).toBe('shot1');
    expect(describeNext([hundredMeters, long, shot]), 'of heats and a final nobody says that all go on').toBe('open');
  });

  test('if a part is held in heats, its start lists name the heat', () => {
    const heats = [contest('100m1', 10, doneContest('ana')), contest('100m2', 11), long, shot];
    expect(describeNext(heats, ana, sum)).toBe('long1');
    expect(describeNext([hundredMeters, long, contest('long2', 12), shot], ana, sum)).toBe('from long1');
    expect(
      describeNext([hundredMeters, contest('long1', 12, withNames('bia')), contest('long2', 12), shot], ana, sum),
    ).toBe('from long2');
  });

  test('an entrant who is not in the total, has withdrawn or has no valid result in the last part is only possible', () => {
    expect(describeNext([hundredMeters, long], ana, new Set(['bia']))).toBe('open');
    expect(describeNext([hundredMeters, long], { ...ana, isWithdrawn: true }, sum)).toBe('over');
    expect(describeNext([{ ...hundredMeters, invalid: new Set(['ana']) }, long], ana, sum)).toBe('open');
  });

  test('with qualification marks or matches between two sides, the total does not decide who advances', () => {
    const cut = { ...hundredMeters, ...marksOf('bia'), isFirm: true };
    expect(describeNext([cut, long], ana, sum)).toBe('over');
    expect(describeNext([cut, long], { ...ana, ids: new Set(['bia']) }, sum)).toBe('long1');
    expect(describeNext([hundredMeters, contest('semi1', 12, { isDuel: true })], ana, sum)).toBe('open');
  });

  test('if rounds are one phase, it is the next one', () => {
    const first = contest('round1', 10, doneContest(...field));
    const [second, third] = [contest('round2', 20), contest('round3', 30)];
    expect(describeNext([first, second, third], ana, sum)).toBe('round2');
    expect(describeNext([first, contest('round2', 20, withNames('bia')), third], ana, sum)).toBe('open');
  });

  test('if a phase is held in groups, the group is unknown', () => {
    const groups = [
      contest('group1', 10, doneContest('ana')),
      contest('group2', 11, doneContest('bia')),
      contest('group3', 12),
    ];
    expect(describeNext(groups, ana, sum)).toBe('open');
  });

  test('after a series of races the last one may be for the best only', () => {
    const series = [contest('race1', 10, doneContest(...field)), contest('race2', 12, doneContest(...field))];
    expect(describeNext([...series, contest('medals1', 20)], ana, sum)).toBe('open');
  });

  test('everyone in the total competes in the first part still to come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (over, ahead, isOne) => {
          const parts = Array.from({ length: over + ahead }, (_, index) =>
            contest(`part${index}`, index, {
              phase: isOne ? 'all' : `part${index}`,
              ...(index < over && doneContest(...field)),
            }),
          );
          for (const id of field)
            expect(describeNext(parts, { ids: new Set([id]), isWithdrawn: false }, sum)).toBe(`part${over}`);
        },
      ),
    );
  });
});

describe('for any event', () => {
  const ids = ['ana', 'bia', 'eva', 'TEAM'];
  const set = fc.subarray(ids).map((some) => new Set(some));
  const contests = fc.array(
    fc.record({
      phase: fc.constantFrom('a', 'b', 'c'),
      startAt: fc.option(fc.nat(20), { nil: undefined }),
      order: fc.nat(2),
      state: fc.constantFrom<EventContest['state'][]>('coming', 'open', 'on', 'over', 'off'),
      isDuel: fc.boolean(),
      isRepechage: fc.boolean(),
      isFirm: fc.boolean(),
      names: set,
      openSides: fc.array(
        fc.record({ unit: fc.constantFrom('0', '1', '2'), result: fc.constantFrom('W', 'L', '1', 'TBD') }),
        { maxLength: 2 },
      ),
      outcomes: fc
        .dictionary(fc.constantFrom(...ids), fc.record({ wlt: fc.constantFrom('W', 'L') }))
        .map((some) => new Map(Object.entries(some))),
      poolRanks: fc.constant(new Map<string, string>()),
      invalid: set,
      marks: set.map((some) => new Map([...some].map((id) => [id, 'Q']))),
    }),
    { maxLength: 8 },
  );
  const withIds = contests.map((some) =>
    some.map((contest, index): EventContest => ({ ...contest, id: String(index) })),
  );
  const entrants = fc.record({ ids: set, isWithdrawn: fc.boolean(), isReserve: fc.boolean() });

  test('a tentative contest is a later one and does not list them; a withdrawn entrant or a reserve never has one', () => {
    fc.assert(
      fc.property(withIds, set, entrants, (all, sum, entrant) => {
        const next = nextAppearance(eventProgram(all, sum), entrant);
        if (next.kind !== 'tentative') return;
        const unit = all.find(({ id }) => id === next.unit)!;
        expect(unit.state).toBe('coming');
        expect([...entrant.ids].filter((id) => unit.names.has(id))).toEqual([]);
        expect([entrant.isWithdrawn, entrant.isReserve]).toEqual([false, false]);
      }),
    );
  });

  test('the order of the contests changes nothing', () => {
    fc.assert(
      fc.property(withIds, set, entrants, (all, sum, entrant) => {
        const [forward, reversed] = [eventProgram(all, sum), eventProgram(all.toReversed(), sum)];
        expect(nextAppearance(reversed, entrant)).toEqual(nextAppearance(forward, entrant));
      }),
    );
  });

  test('once no contest is left, everyone is out', () => {
    fc.assert(
      fc.property(withIds, set, entrants, (all, sum, entrant) => {
        const past = all.map((contest): EventContest => ({
          ...contest,
          state: contest.state === 'off' ? 'off' : 'over',
        }));
        expect(nextAppearance(eventProgram(past, sum), entrant)).toEqual({ kind: 'over' });
      }),
    );
  });
});
