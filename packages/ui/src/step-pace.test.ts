import { describe, expect, it } from 'vitest';
import { stepPace } from './step-pace.ts';

const IN_TIME_MS = 16.7;
const LATE_MS = 33.4;
const VERY_LATE_MS = 66.8;
const none = { coming: 0, waiting: 0 };

/** A phone whose steps took so long, one after the other. */
function after(...tookMs: number[]): ReturnType<typeof stepPace> {
  const pace = stepPace();
  for (const ms of tookMs) pace.judge(ms);
  return pace;
}
const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

describe('how much a step may do', () => {
  it('makes one row whole at first, one more after four steps in time, and never more than twelve', () => {
    expect(after().next(none).whole).toBe(1);
    expect(after(...times(4, IN_TIME_MS)).next(none).whole).toBe(2);
    expect(after(...times(90, IN_TIME_MS)).next(none).whole).toBe(12);
  });

  it('makes one again after a step that was late', () => {
    expect(after(...times(8, IN_TIME_MS), LATE_MS).next(none).whole).toBe(1);
  });

  it('makes fewer whole the more come that are seen: five in brief take as long as one', () => {
    const fast = after(...times(16, IN_TIME_MS));
    expect([0, 1, 5, 6, 30].map((coming) => fast.next({ coming, waiting: 0 }).whole)).toEqual([5, 4, 4, 3, 0]);
  });

  it('brings rows that are not seen only where those that are seen are whole', () => {
    const fast = after(...times(16, IN_TIME_MS));
    expect([0, 2, 9].map((waiting) => fast.next({ coming: 0, waiting }).come)).toEqual([5, 3, 0]);
  });
});

describe('in a fling', () => {
  it('waits on a slow phone while more than five rows pass in a frame', () => {
    const slow = after(VERY_LATE_MS);
    expect(slow.isToWait(1000, 20, false)).toBe(true);
    expect(slow.isToWait(1017, 40, false)).toBe(true);
    expect(slow.isToWait(1034, 45, false)).toBe(false);
  });

  it('leaves those that stand there in brief until it has rested for a tenth of a second', () => {
    const slow = after(VERY_LATE_MS);
    slow.isToWait(1000, 20, false);
    expect(slow.isToWait(1017, 20, true)).toBe(true);
    expect(slow.isToWait(1099, 20, true)).toBe(true);
    expect(slow.isToWait(1100, 20, true)).toBe(false);
  });

  it('does not wait where few pass, nor on a fast phone', () => {
    expect(after(VERY_LATE_MS).isToWait(1000, 5, true)).toBe(false);
    expect(after(...times(8, IN_TIME_MS)).isToWait(1000, 200, false)).toBe(false);
  });
});

describe('a phone', () => {
  const isSlow = (...tookMs: number[]): boolean => after(...tookMs).isToWait(1000, 200, false);

  it('is slow once it was late by two frames', () => {
    expect(isSlow(LATE_MS)).toBe(false);
    expect(isSlow(LATE_MS, LATE_MS)).toBe(true);
    expect(isSlow(VERY_LATE_MS)).toBe(true);
  });

  it('is not where four steps in time made up for each', () => {
    expect(isSlow(LATE_MS, ...times(4, IN_TIME_MS), LATE_MS)).toBe(false);
    expect(isSlow(VERY_LATE_MS, ...times(7, IN_TIME_MS))).toBe(true);
    expect(isSlow(VERY_LATE_MS, ...times(8, IN_TIME_MS))).toBe(false);
  });
});
