import { describe, expect, test } from 'vitest';
import { eventsInDoubt, reportedCorrections } from './award-corrections.ts';
import type { AwardWithdrawal } from './award-corrections.ts';
import type { Awards } from './award-corrections.ts';
import type { AwardInfo } from './award-info.ts';

const standing = { isOfficial: true, isEventOpen: false } as AwardInfo;

/** A hundred current medals, and one withdrawn medal in an event for each of these times. */
function awards(...times: string[]): Awards {
  const withdrawals = times.map((time, index): AwardWithdrawal => ({
    eventId: `SWMM${String(index).padStart(2, '0')}`,
    version: 2,
    stamp: `${time}:0000000002:00000000`,
    count: 1,
  }));
  return {
    byEvent: new Map([['ATHM100M', Array.from({ length: 100 }, () => standing)]]),
    corrections: new Map(),
    withdrawals: new Map(withdrawals.map((withdrawal) => [withdrawal.eventId, withdrawal])),
  };
}

const onDay = (day: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `202610${day}12${String(index).padStart(2, '0')}00000`);

describe('missing official medals', () => {
  test('are corrections if each day lacks only a few, even if many are missing in total', () => {
    const slow = awards(...[10, 11, 12, 13, 14, 15, 16].flatMap((day) => onDay(day, 2)));
    expect(eventsInDoubt(slow)).toEqual([]);
    expect(reportedCorrections(slow)).toHaveLength(14);
  });

  test('are treated as a fault if one day lacks more than ten, and those of earlier days are corrections', () => {
    const mad = awards(...onDay(10, 2), ...onDay(14, 11));
    expect(eventsInDoubt(mad)).toHaveLength(11);
    expect(reportedCorrections(mad).map(({ eventId }) => eventId)).toEqual(['SWMM01', 'SWMM00']);
  });
});

test('corrections are listed newest first, in any order of their events', () => {
  const correctedEvents = (given: Awards): string[] => reportedCorrections(given).map(({ eventId }) => eventId);
  const first = awards(...onDay(10, 2), ...onDay(11, 1), ...onDay(10, 1));
  const second: Awards = { ...first, withdrawals: new Map([...first.withdrawals].toReversed()) };
  expect(correctedEvents(first)).toEqual(['SWMM02', 'SWMM01', 'SWMM00', 'SWMM03']);
  expect(correctedEvents(second)).toEqual(correctedEvents(first));
});
