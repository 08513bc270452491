import { describe, expect, test } from 'vitest';
import { displayStatuses } from '../model/vocabulary.ts';
import { contestNeeds, contestStage, delayOf } from './contest-needs.ts';
import type { WatchedContest } from './contest-needs.ts';

const minute = 60_000;
const now = Date.UTC(2026, 9, 12, 9);
const contest = (more: Partial<WatchedContest>): WatchedContest => ({
  status: 'SCHEDULED',
  startAt: now + 3 * 60 * minute,
  isFromFeed: false,
  hasScorer: false,
  hasStarters: false,
  isContradicted: false,
  ...more,
});
const startsIn = (minutes: number, more: Partial<WatchedContest> = {}): WatchedContest =>
  contest({ startAt: now + minutes * minute, hasScorer: true, hasStarters: true, ...more });

describe('a contest needs', () => {
  test('no result while it is hours away', () => {
    expect(contestNeeds(contest({}), now)).toEqual([]);
  });
  test('its start list an hour before the start, and a scorer half an hour before', () => {
    expect(contestNeeds(startsIn(61, { hasStarters: false }), now)).toEqual([]);
    expect(contestNeeds(startsIn(60, { hasStarters: false }), now)).toEqual(['starters']);
    expect(contestNeeds(startsIn(31, { hasScorer: false }), now)).toEqual([]);
    expect(contestNeeds(startsIn(30, { hasScorer: false }), now)).toEqual(['scorer']);
  });
  test('to be started, if it is still scheduled five minutes after its time', () => {
    expect(contestNeeds(startsIn(-4), now)).toEqual([]);
    expect(contestNeeds(startsIn(-5), now)).toEqual(['late']);
  });
  test('a scorer while it is live', () => {
    expect(contestNeeds(startsIn(-30, { status: 'RUNNING', hasScorer: false }), now)).toEqual(['scorer']);
    expect(contestNeeds(startsIn(-30, { status: 'INTERRUPTED' }), now)).toEqual([]);
  });
  test('to be confirmed once it has ended, whatever its day', () => {
    expect(contestNeeds(startsIn(-1600, { status: 'UNOFFICIAL', hasScorer: false }), now)).toEqual(['confirm']);
    expect(contestNeeds(startsIn(-1600, { status: 'PROTESTED' }), now)).toEqual(['confirm']);
    expect(contestNeeds(startsIn(-1600, { status: 'OFFICIAL', hasScorer: false }), now)).toEqual([]);
  });
  test('neither scorer nor confirmation if the feed sends the result', () => {
    expect(contestNeeds(startsIn(5, { isFromFeed: true, hasScorer: false }), now)).toEqual([]);
    expect(contestNeeds(startsIn(-90, { isFromFeed: true, status: 'UNOFFICIAL' }), now)).toEqual([]);
    expect(contestNeeds(startsIn(-90, { isFromFeed: true, isContradicted: true, status: 'OFFICIAL' }), now)).toEqual([
      'contradicted',
    ]);
  });
  test('no result while it is postponed or canceled, or has no time', () => {
    for (const status of ['POSTPONED', 'CANCELLED', 'UNSCHEDULED'] as const)
      expect(contestNeeds(startsIn(-90, { status, hasScorer: false, hasStarters: false }), now)).toEqual([]);
    expect(contestNeeds(startsIn(0, { startAt: undefined, hasScorer: false, hasStarters: false }), now)).toEqual([]);
  });
  test('one thing at each status', () => {
    expect(Map.groupBy(displayStatuses, contestStage).get('toCome')).toEqual([
      'SCHEDULED',
      'RESCHEDULED',
      'DELAYED',
      'START_LIST',
      'GETTING_READY',
    ]);
  });
});

describe('the delay of a contest', () => {
  test('a contest is late by the clock once its time has come, and by the estimate before', () => {
    expect(delayOf(startsIn(-12), now)).toBe(12 * minute);
    expect(delayOf(startsIn(40, { estimatedStartAt: now + 60 * minute }), now)).toBe(20 * minute);
    expect(delayOf(startsIn(-30, { estimatedStartAt: now - 20 * minute }), now)).toBe(30 * minute);
  });
  test('a contest is not late before five minutes have passed, or once it has begun', () => {
    expect(delayOf(startsIn(-4), now)).toBe(0);
    expect(delayOf(startsIn(40), now)).toBe(0);
    expect(delayOf(startsIn(-30, { status: 'RUNNING' }), now)).toBe(0);
    expect(delayOf(startsIn(0, { startAt: undefined }), now)).toBe(0);
  });
});
