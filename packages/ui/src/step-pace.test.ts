import { describe, expect, it } from 'vitest';
import { stepPace } from './step-pace.ts';

const IN_TIME_MS = 16.7;
const LATE_MS = 33.4;
const VERY_LATE_MS = 66.8;
const enough = { isNear: true, isFew: true, coming: 0, waiting: 0 };

/** A phone whose steps took so long, one after the other. */
function after(...tookMs: number[]): ReturnType<typeof stepPace> {
  const pace = stepPace();
  for (const ms of tookMs) pace.judge(ms);
  return pace;
}
const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

/** A phone on which rows pass: the first that is seen at each time, in ms. */
function passing(pace: ReturnType<typeof stepPace>, seen: Record<number, number>): ReturnType<typeof stepPace> {
  for (const [at, first] of Object.entries(seen)) pace.see(Number(at), first);
  return pace;
}

describe('how much a step of a fast phone may do', () => {
  it('makes one row more whole after four steps in time, and never more than twelve', () => {
    expect(after(...times(12, IN_TIME_MS)).next(enough).whole).toBe(4);
    expect(after(...times(16, IN_TIME_MS)).next(enough).whole).toBe(5);
    expect(after(...times(90, IN_TIME_MS)).next(enough).whole).toBe(12);
  });

  it('makes one again after a step that was late', () => {
    expect(after(...times(16, IN_TIME_MS), LATE_MS).next(enough).whole).toBe(1);
  });

  it('makes fewer whole the more come that are seen: five in brief take as long as one', () => {
    const fast = after(...times(16, IN_TIME_MS));
    expect([0, 1, 5, 6, 30].map((coming) => fast.next({ ...enough, coming }).whole)).toEqual([5, 4, 4, 3, 0]);
  });

  it('brings rows that are not seen only where those that are seen are whole', () => {
    const fast = after(...times(16, IN_TIME_MS));
    expect([0, 2, 9].map((waiting) => fast.next({ ...enough, waiting }).come)).toEqual([5, 3, 0]);
  });
});

describe('how much a step of a slow phone may do', () => {
  const missing = { ...enough, isNear: false };

  it('brings rows in brief, more from step to step and at most five, and no other goes or becomes whole', () => {
    const slow = after(VERY_LATE_MS);
    const steps = times(6, 0).map(() => slow.next({ ...missing, coming: 3 }));
    expect(steps.map(({ come }) => come)).toEqual([1, 2, 3, 4, 5, 5]);
    expect(steps.every(({ go, whole }) => go === 0 && whole === 0)).toBe(true);
  });

  it('lets rows go where none is missing', () => {
    expect(after(VERY_LATE_MS).next({ ...enough, isFew: false })).toMatchObject({ come: 0, go: 2, whole: 0 });
  });

  it('makes rows whole where none is missing and none has to go', () => {
    expect(after(VERY_LATE_MS).next({ ...enough, waiting: 4 })).toMatchObject({ come: 0, go: 0, whole: 1 });
  });
});

describe('while rows pass', () => {
  const missing = { isNear: false, isFew: true };

  it('a slow phone makes nothing of more than ten in a tenth of a second', () => {
    const slow = passing(after(VERY_LATE_MS), { 1000: 0, 1017: 4, 1034: 10 });
    expect(slow.isToWait(1034, missing)).toBe(false);
    slow.see(1051, 14);
    expect(slow.isToWait(1051, missing)).toBe(true);
    expect(slow.isToWait(1117, missing)).toBe(false);
  });

  it('makes what will be missing soon of fewer, and the rest once none has passed for a tenth of a second', () => {
    const slow = passing(after(VERY_LATE_MS), { 1000: 0, 1100: 1 });
    expect(slow.isToWait(1101, missing)).toBe(false);
    expect(slow.isToWait(1101, { isNear: true, isFew: false })).toBe(false);
    expect(slow.isToWait(1101, enough)).toBe(true);
    expect(slow.isToWait(1199, enough)).toBe(true);
    expect(slow.isToWait(1200, enough)).toBe(false);
  });

  it('makes what is missing at once after a leap', () => {
    expect(passing(after(VERY_LATE_MS), { 1000: 0, 1017: 400 }).isToWait(1017, missing)).toBe(false);
  });

  it('a fast phone does not wait', () => {
    const fast = passing(after(...times(8, IN_TIME_MS)), { 1000: 0, 1017: 20, 1034: 200 });
    expect(fast.isToWait(1034, enough)).toBe(false);
  });
});

describe('a phone', () => {
  const isSlow = (...tookMs: number[]): boolean => passing(after(...tookMs), { 0: 0, 1: 1 }).isToWait(1, enough);

  it('is taken for a slow one until eight steps were in time', () => {
    expect(isSlow()).toBe(true);
    expect(isSlow(...times(7, IN_TIME_MS))).toBe(true);
    expect(isSlow(...times(8, IN_TIME_MS))).toBe(false);
  });

  it('is slow once it was late by two frames', () => {
    const fast = times(8, IN_TIME_MS);
    expect(isSlow(...fast, LATE_MS)).toBe(false);
    expect(isSlow(...fast, LATE_MS, LATE_MS)).toBe(true);
    expect(isSlow(...fast, VERY_LATE_MS)).toBe(true);
  });

  it('is not where sixteen steps in time made up for each', () => {
    const fast = times(8, IN_TIME_MS);
    expect(isSlow(...fast, LATE_MS, ...times(16, IN_TIME_MS), LATE_MS)).toBe(false);
    expect(isSlow(...fast, VERY_LATE_MS, ...times(31, IN_TIME_MS))).toBe(true);
    expect(isSlow(...fast, VERY_LATE_MS, ...times(32, IN_TIME_MS))).toBe(false);
  });
});
