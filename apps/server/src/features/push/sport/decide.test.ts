import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideMedals, decideUnit, isReminderDue } from './decide.ts';
import type { AnnouncedEvent, AnnouncedUnit, UnitChange, UnitState } from './decide.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2026, 9, 12, 12);
const minutesFromNow = (minutes: number): number => now + minutes * minute;

const comingState = (startAt: number): UnitState => ({ phase: 'coming', startAt, heldAt: startAt });
const done = (result: Record<string, string>, heldAt = now - minute): UnitState => ({
  phase: 'done',
  startAt: minutesFromNow(-30),
  result,
  heldAt,
});

/** Returns the notifications sent while a unit goes through some states. */
function decideAll(
  states: readonly UnitState[],
  announced?: AnnouncedUnit,
  clock = now,
): { announced?: AnnouncedUnit; changes: UnitChange[] } {
  let current = announced;
  const changes: UnitChange[] = [];
  for (const state of states) {
    const decision = decideUnit(current, state, clock);
    // Same conversion as when stored in the database.
    current = JSON.parse(JSON.stringify(decision.announced)) as AnnouncedUnit;
    if (decision.change) changes.push(decision.change);
  }
  return { announced: current, changes };
}
const kinds = (states: readonly UnitState[]): string[] => decideAll(states).changes.map(({ kind }) => kind);

describe('a contest', () => {
  it.each<[string, UnitState[], string[]]>([
    ['first seen announces nothing, whatever its state', [done({ a: '1' })], []],
    [
      'that moves by five minutes is announced',
      [comingState(minutesFromNow(60)), comingState(minutesFromNow(65))],
      ['moved'],
    ],
    ['that moves by less is not announced', [comingState(minutesFromNow(60)), comingState(minutesFromNow(64))], []],
    [
      'that moves in small steps is announced once they add up',
      [60, 63, 66, 69].map((m) => comingState(minutesFromNow(m))),
      ['moved'],
    ],
    [
      'of next week that moves is not announced',
      [comingState(minutesFromNow(60 * 24 * 7)), comingState(minutesFromNow(60 * 24 * 7 + 30))],
      [],
    ],
    [
      'is canceled once',
      [
        comingState(minutesFromNow(60)),
        { ...comingState(minutesFromNow(60)), phase: 'canceled' },
        { phase: 'canceled' },
      ],
      ['canceled'],
    ],
    [
      'is postponed, then resumed at another time',
      [comingState(minutesFromNow(60)), { phase: 'postponed' }, comingState(minutesFromNow(300))],
      ['postponed', 'resumed'],
    ],
    [
      'that begins late announces no new time',
      [comingState(minutesFromNow(-20)), comingState(minutesFromNow(-10))],
      [],
    ],
    [
      'that starts and ends announces its result',
      [comingState(minutesFromNow(-30)), { phase: 'live' }, done({ a: '1' })],
      ['result'],
    ],
    ['that ends without a firm result announces nothing yet', [{ phase: 'live' }, { phase: 'done' }], []],
    ['announces its result once it is firm', [{ phase: 'live' }, { phase: 'done' }, done({ a: '1' })], ['result']],
    [
      'whose result is completed announces nothing more',
      [{ phase: 'live' }, done({ a: '1' }), done({ a: '1', b: '2' })],
      ['result'],
    ],
    [
      'whose result changes is corrected',
      [{ phase: 'live' }, done({ a: '1', b: '2' }), done({ a: '2', b: '1' })],
      ['result', 'correction'],
    ],
    [
      'that is reopened and ends the same way announces nothing more',
      [{ phase: 'live' }, done({ a: '1' }), { phase: 'live' }, done({ a: '1' })],
      ['result'],
    ],
    [
      'whose result arrives seven hours late announces nothing',
      [{ phase: 'live' }, done({ a: '1' }, now - 7 * hour)],
      [],
    ],
  ])('%s', (_, states, expected) => expect(kinds(states)).toEqual(expected));

  it('that is corrected names the outcomes that were announced before', () => {
    expect(
      decideAll([{ phase: 'live' }, done({ a: '3', b: '4', c: '1' }), done({ a: '4', b: '3', c: '1' })]).changes[1],
    ).toEqual({
      kind: 'correction',
      before: { a: '3', b: '4' },
    });
  });

  const anyState: fc.Arbitrary<UnitState> = fc.record(
    {
      phase: fc.constantFrom('coming', 'canceled', 'postponed', 'live', 'done'),
      startAt: fc.integer({ min: -90, max: 600 }).map(minutesFromNow),
      result: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', '3'), { minKeys: 1 }),
      heldAt: fc.constant(now),
    },
    { requiredKeys: ['phase'] },
  );

  it('announces nothing twice: a repeated state is no news, in any history', () => {
    fc.assert(
      fc.property(fc.array(anyState, { minLength: 1, maxLength: 12 }), (states) => {
        const { announced } = decideAll(states);
        expect(decideAll([states.at(-1)!, states.at(-1)!], announced).changes).toEqual([]);
        const doubled = states.flatMap((state) => [state, state]);
        expect(decideAll(doubled).changes).toEqual(decideAll(states).changes);
      }),
    );
  });

  it('announces nothing when its history is replayed up to the present state', () => {
    fc.assert(
      fc.property(fc.array(anyState, { minLength: 1, maxLength: 8 }), (states) => {
        // A rebuild contains only the newest state, however the messages arrived.
        const { announced } = decideAll(states);
        expect(
          decideAll(
            Array.from({ length: 5 }, () => states.at(-1)!),
            announced,
          ).changes,
        ).toEqual([]);
      }),
    );
  });
});

describe('a reminder', () => {
  it.each([
    ['is due once the start is as near as the reader chose', undefined, 30, 30, true],
    ['is not due earlier', undefined, 31, 30, false],
    ['is not due once the contest should have started', undefined, 0, 30, false],
    ['is not due twice', 30, 30, 30, false],
    ['is due again if the start moves by half of that time', 10, 25, 30, true],
    ['is not due again if the start moves by less', 10, 24, 30, false],
    ['of ten minutes is due again if the start moves by five', 4, 9, 10, true],
  ])('%s', (_, announced, start, lead, expected) => {
    expect(
      isReminderDue(
        announced === undefined ? undefined : minutesFromNow(announced),
        comingState(minutesFromNow(start)),
        lead,
        now,
      ),
    ).toBe(expected);
  });

  it('is never due for a canceled, postponed, running or finished contest', () => {
    for (const phase of ['canceled', 'postponed', 'live', 'done'] as const)
      expect(isReminderDue(undefined, { phase, startAt: minutesFromNow(5) }, 10, now)).toBe(false);
  });
});

describe('medals of an event', () => {
  const announceMedals = (lists: readonly string[][]): (string[] | undefined)[] => {
    let announcedEvent: AnnouncedEvent | undefined;
    return lists.map((list) => {
      const decision = decideMedals(announcedEvent, list);
      announcedEvent = decision.announced;
      return decision.change;
    });
  };

  it.each<[string, string[][], (string[] | undefined)[]]>([
    ['that exist when it is first seen are not announced', [['a gold']], [undefined]],
    ['are announced as they are won', [[], ['a gold'], ['a gold', 'b silver']], [undefined, ['a gold'], ['b silver']]],
    [
      'that go missing and return are not announced again',
      [[], ['a gold'], [], ['a gold']],
      [undefined, ['a gold'], undefined, undefined],
    ],
    [
      'that change hands are announced, and again when they return',
      [[], ['a gold'], ['b gold'], ['a gold']],
      [undefined, ['a gold'], ['b gold'], ['a gold']],
    ],
    [
      'include two bronzes, each announced',
      [[], ['a bronze'], ['a bronze', 'b bronze']],
      [undefined, ['a bronze'], ['b bronze']],
    ],
  ])('%s', (_, lists, expected) => expect(announceMedals(lists)).toEqual(expected));

  it('are announced once each, in whatever order they arrive', () => {
    const pairs = ['a gold', 'b silver', 'c bronze', 'd bronze'];
    fc.assert(
      fc.property(fc.shuffledSubarray(pairs, { minLength: 4 }), (order) => {
        const lists = [[], ...order.map((_, index) => order.slice(0, index + 1))].flatMap((list) => [list, list]);
        expect(
          announceMedals(lists)
            .flatMap((change) => change ?? [])
            .sort(),
        ).toEqual(pairs);
      }),
    );
  });
});
