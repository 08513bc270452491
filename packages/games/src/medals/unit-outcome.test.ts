import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medals, resultStatuses, unitMedals } from '../model/vocabulary.ts';
import type { OutcomeAward, OutcomeLine, OutcomeUnit } from './unit-outcome.ts';
import { unitOutcome } from './unit-outcome.ts';

const unit = (overrides: Partial<OutcomeUnit> = {}): OutcomeUnit => ({
  medal: 'gold',
  isHeadToHead: false,
  isPart: false,
  isDone: true,
  resultStatus: 'OFFICIAL',
  ...overrides,
});
const award = (
  medal: OutcomeAward['medal'],
  competitor: string,
  overrides: Partial<OutcomeAward> = {},
): OutcomeAward => ({
  medal,
  competitor,
  isOfficial: true,
  isEventOpen: false,
  isNotAwarded: false,
  ...overrides,
});
/** `1 Ana`: a rank and a name; `DSQ Ana`: a mark instead of a rank. */
const rankedLines = (...lines: string[]): OutcomeLine[] =>
  lines.map((line) => {
    const [place = '', competitor = ''] = line.split(' ');
    return /^\d/u.test(place) ? { competitor, rank: place } : { competitor, rank: null, irm: place };
  });
const match = (winner: string, loser: string): OutcomeLine[] => [
  { competitor: loser, wlt: 'L' },
  { competitor: winner, wlt: 'W' },
];
const podium = [award('gold', 'Ana'), award('silver', 'Bia'), award('bronze', 'Cleo')];

describe('W0: the outcome of a unit', () => {
  it('W0: a final names the gold medalist, with the marks of the unit if its ranks give the same medals', () => {
    expect(unitOutcome(unit(), rankedLines('1 Ana', '2 Bia', '3 Cleo', '4 Dea'), podium)).toEqual({
      decidedBy: 'awards',
      winners: ['Ana'],
      marks: 'own',
    });
  });

  it('W0: the last unit of a combined event shows the marks of the totals, not its own', () => {
    const last = rankedLines('1 Dea', '2 Ana', '3 Eva', '7 Bia', '8 Cleo');
    expect(unitOutcome(unit(), last, podium)).toEqual({ decidedBy: 'awards', winners: ['Ana'], marks: 'none' });
    const totals = rankedLines('1 Ana', '2 Bia', '3 Cleo');
    expect(unitOutcome(unit({ isPart: true }), last, podium, totals).marks).toBe('total');
    expect(unitOutcome(unit({ isPart: true }), last, podium, rankedLines('1 Bia', '2 Ana', '3 Cleo')).marks).toBe(
      'none',
    );
  });

  it('W0: a part shows no marks even if its first three happen to be the medalists', () => {
    expect(unitOutcome(unit({ isPart: true }), rankedLines('1 Ana', '2 Bia', '3 Cleo'), podium).marks).toBe('none');
  });

  it('W0: a part that decides no medal names only the first of this unit', () => {
    expect(unitOutcome(unit({ medal: 'none' }), rankedLines('1 Dea', '2 Ana'), podium)).toEqual({
      decidedBy: 'result',
      winners: ['Dea'],
      marks: 'own',
    });
  });

  it('W0: best of several races: each race names its own winner, the match names the gold medalist', () => {
    const race = unit({ medal: 'none', isHeadToHead: true });
    expect(unitOutcome(race, match('Bia', 'Ana'), podium)).toMatchObject({ decidedBy: 'result', winners: ['Bia'] });
    expect(unitOutcome(unit({ isHeadToHead: true }), match('Ana', 'Bia'), podium)).toEqual({
      decidedBy: 'awards',
      winners: ['Ana'],
      marks: 'own',
    });
  });

  it('a semifinal whose loser gets the bronze is won by the other side, before and after the final', () => {
    const semifinal = unit({ medal: 'bronze', isHeadToHead: true });
    const won = { decidedBy: 'result', winners: ['Ana'], marks: 'own' };
    expect(unitOutcome(semifinal, match('Ana', 'Cleo'), podium)).toEqual(won);
    const early = [award('bronze', 'Cleo', { isEventOpen: true })];
    expect(unitOutcome(semifinal, match('Ana', 'Cleo'), early)).toEqual(won);
    // Without any medal, the winner has lost the bronze afterwards.
    expect(unitOutcome(semifinal, match('Eva', 'Cleo'), podium).decidedBy).toBe('awards');
  });

  it('W0: each of two bronze contests names its own medalist', () => {
    const awards = [award('gold', 'Ana'), award('silver', 'Bia'), award('bronze', 'Cleo'), award('bronze', 'Dea')];
    const bronze = unit({ medal: 'bronze', isHeadToHead: true });
    expect(unitOutcome(bronze, match('Cleo', 'Eva'), awards).winners).toEqual(['Cleo']);
    expect(unitOutcome(bronze, match('Dea', 'Flor'), awards).winners).toEqual(['Dea']);
    expect(unitOutcome(unit(), rankedLines('1 Ana', '2 Bia', '3 Cleo', '3 Dea'), awards).marks).toBe('own');
  });

  it('W0: shared gold has two winners and no silver', () => {
    const shared = [award('gold', 'Ana'), award('gold', 'Bia'), award('bronze', 'Cleo')];
    expect(unitOutcome(unit(), rankedLines('1 Ana', '1 Bia', '3 Cleo'), shared)).toEqual({
      decidedBy: 'awards',
      winners: ['Ana', 'Bia'],
      marks: 'own',
    });
  });

  it('W0: a reallocated medal follows the awards, with marks once the result agrees', () => {
    const moved = [award('gold', 'Bia'), award('silver', 'Cleo'), award('bronze', 'Dea')];
    const old = unitOutcome(unit(), rankedLines('1 Ana', '2 Bia', '3 Cleo', '4 Dea'), moved);
    expect(old).toEqual({ decidedBy: 'awards', winners: ['Bia'], marks: 'none' });
    expect(unitOutcome(unit(), rankedLines('DSQ Ana', '1 Bia', '2 Cleo', '3 Dea'), moved).marks).toBe('own');
    expect(unitOutcome(unit({ isHeadToHead: true }), match('Ana', 'Bia'), moved)).toMatchObject({
      winners: ['Bia'],
      marks: 'none',
    });
  });

  it('W0: a walkover is won without a mark', () => {
    const walkover: OutcomeLine[] = [
      { competitor: 'Coral', wlt: 'W' },
      { competitor: 'Duna', irm: 'WO', wlt: 'L' },
    ];
    const bronze = unit({ medal: 'bronze', isHeadToHead: true });
    expect(unitOutcome(bronze, walkover, [award('bronze', 'Coral')]).winners).toEqual(['Coral']);
  });

  it('W0: a team final with awards and no lines still has a winner', () => {
    expect(unitOutcome(unit(), [], podium)).toEqual({ decidedBy: 'awards', winners: ['Ana'], marks: 'none' });
  });

  it('W0: there is no gold medalist before settled awards', () => {
    const first = { decidedBy: 'result', winners: ['Ana'] };
    const lines = rankedLines('1 Ana', '2 Bia');
    expect(unitOutcome(unit(), lines, [])).toMatchObject(first);
    expect(unitOutcome(unit(), lines, [award('gold', 'Bia', { isOfficial: false })])).toMatchObject(first);
    expect(unitOutcome(unit(), lines, [award('gold', 'Bia', { isNotAwarded: true })])).toMatchObject(first);
    expect(
      unitOutcome(unit(), lines, [award('bronze', 'Cleo', { isOfficial: false, isEventOpen: true })]),
    ).toMatchObject(first);
  });

  it('W0: an open unit has no outcome', () => {
    const noOutcome = { decidedBy: 'nothing', winners: [], marks: 'none' };
    expect(unitOutcome(unit({ isDone: false }), rankedLines('1 Ana'), [])).toEqual(noOutcome);
    expect(unitOutcome(unit({ isDone: false, resultStatus: 'LIVE' }), rankedLines('1 Ana'), podium)).toEqual(noOutcome);
    expect(unitOutcome(unit(), rankedLines('DSQ Ana', 'DSQ Bia'), [])).toEqual(noOutcome);
  });
});

describe('F17: medals older than the result of their unit', () => {
  const awards = [award('gold', 'Ana', { sentAt: '2' }), award('silver', 'Bia', { sentAt: '2' })];
  const final = (overrides: Partial<OutcomeUnit>): OutcomeUnit =>
    unit({ isHeadToHead: true, resultSentAt: '3', ...overrides });
  const correction = { decidedBy: 'correction', winners: [], marks: 'none' };

  it('F17: a reopened final waits', () => {
    const level = [{ competitor: 'Ana' }, { competitor: 'Bia' }];
    expect(unitOutcome(final({ isDone: false, resultStatus: 'LIVE' }), level, awards)).toEqual(correction);
    expect(unitOutcome(final({ resultStatus: 'PROTESTED' }), match('Ana', 'Bia'), awards)).toEqual(correction);
  });

  it('F17: a final with changed ranks waits until the medals are sent again', () => {
    expect(unitOutcome(final({}), match('Bia', 'Ana'), awards)).toEqual(correction);
    const correctedAwards = [award('gold', 'Bia', { sentAt: '4' }), award('silver', 'Ana', { sentAt: '4' })];
    expect(unitOutcome(final({}), match('Bia', 'Ana'), correctedAwards)).toMatchObject({
      decidedBy: 'awards',
      winners: ['Bia'],
    });
  });

  it('F17: a newer result with the same medals does not change them', () => {
    expect(unitOutcome(final({}), match('Ana', 'Bia'), awards)).toMatchObject({
      decidedBy: 'awards',
      winners: ['Ana'],
    });
  });

  it('F17: are withheld after a change of ranks in a race', () => {
    const race = final({ isHeadToHead: false });
    expect(unitOutcome(race, rankedLines('1 Bia', '2 Ana', '3 Cleo'), awards)).toEqual(correction);
  });

  it('F17: a bronze won while the final is in progress is not an outdated medal of the final', () => {
    const open = [award('bronze', 'Cleo', { isOfficial: false, isEventOpen: true, sentAt: '2' })];
    const runningFinal = final({ isDone: false, resultStatus: 'LIVE' });
    expect(unitOutcome(runningFinal, match('Ana', 'Bia'), open).decidedBy).toBe('nothing');
  });
});

describe('W0: for any unit, result and awards', () => {
  const names = ['Ana', 'Bia', 'Cleo', 'Dea'];
  const anyUnit = fc.record({
    medal: fc.constantFrom(...unitMedals),
    isHeadToHead: fc.boolean(),
    isPart: fc.boolean(),
    isDone: fc.boolean(),
    resultStatus: fc.constantFrom(...resultStatuses),
    resultSentAt: fc.constantFrom(undefined, '1', '2', '3'),
  });
  const anyLines = fc.uniqueArray(
    fc.record({
      competitor: fc.constantFrom(...names),
      rank: fc.constantFrom(null, '1', '2', '3'),
      irm: fc.constantFrom(null, 'DSQ'),
      wlt: fc.constantFrom(null, 'W', 'L'),
    }),
    { selector: ({ competitor }) => competitor },
  );
  const anyAwards = fc.array(
    fc.record({
      medal: fc.constantFrom(...medals),
      competitor: fc.constantFrom(...names),
      isOfficial: fc.boolean(),
      isEventOpen: fc.boolean(),
      isNotAwarded: fc.boolean(),
      sentAt: fc.constantFrom(undefined, '1', '2', '3'),
    }),
    { maxLength: 4 },
  );

  it('W0: a medalist has an award, and marks are shown only from a list that ranks the medalists first', () => {
    fc.assert(
      fc.property(anyUnit, anyLines, anyAwards, (unit, lines, awards) => {
        const { decidedBy, winners, marks } = unitOutcome(unit, lines, awards);
        if (decidedBy !== 'awards') return;
        for (const winner of winners)
          expect(
            awards.some(
              ({ medal, competitor, isOfficial, isEventOpen, isNotAwarded }) =>
                competitor === winner && medal === unit.medal && (isOfficial || isEventOpen) && !isNotAwarded,
            ),
          ).toBe(true);
        const first = lines.filter(({ rank, irm, wlt }) => (unit.isHeadToHead ? wlt === 'W' : rank === '1' && !irm));
        if (marks === 'own') expect(first.some(({ competitor }) => winners.includes(competitor))).toBe(true);
        if (marks === 'own') expect(unit.isPart).toBe(false);
      }),
    );
  });

  it('W0: the order of lines and awards does not matter', () => {
    const asSet = ({ winners, ...more }: ReturnType<typeof unitOutcome>) => ({ ...more, winners: [...winners].sort() });
    fc.assert(
      fc.property(anyUnit, anyLines, anyAwards, (unit, lines, awards) => {
        expect(asSet(unitOutcome(unit, lines.toReversed(), awards.toReversed()))).toEqual(
          asSet(unitOutcome(unit, lines, awards)),
        );
      }),
    );
  });

  it('F17: only medals with an older time are under correction', () => {
    fc.assert(
      fc.property(anyUnit, anyLines, anyAwards, (unit, lines, awards) => {
        const isOlder = awards.some(({ sentAt }) => sentAt !== undefined && sentAt < (unit.resultSentAt ?? ''));
        if (!isOlder) expect(unitOutcome(unit, lines, awards).decidedBy).not.toBe('correction');
      }),
    );
  });
});
