import { expect, it } from 'vitest';
import { parseAttempt, clockText, isTimeShort, timeLeftMs } from './saved-attempt.ts';
import type { TriviaStartAnswer } from '@podium/contract';

const start: TriviaStartAnswer = {
  startedAt: '2026-11-20T12:00:00.000Z',
  endsAt: '2026-11-20T12:05:00.000Z',
  serverNow: '2026-11-20T12:01:00.000Z',
  questions: [],
};
const attempt = { userId: 'ana', start, heardAt: 1000, answers: {}, key: 'k', isWaiting: false };

it('the remaining time is measured by the server, whatever the clock of the device', () => {
  expect(timeLeftMs(attempt, 1000)).toBe(240_000);
  expect(timeLeftMs(attempt, 61_000)).toBe(180_000);
  expect(timeLeftMs(attempt, 999_000)).toBe(0);
  // A clock that was set back gives no extra time.
  expect(timeLeftMs(attempt, -500_000)).toBe(240_000);
});

it('the time is short when less than a fifth of it is left', () => {
  expect([60_001, 60_000, 0].map((remainingMs) => isTimeShort(start, remainingMs))).toEqual([false, true, true]);
  expect([245_000, 60_000, 59_001, 900, 0].map(clockText)).toEqual(['4:05', '1:00', '1:00', '0:01', '0:00']);
});

it('an attempt is stored completely, for its own user only', () => {
  expect(parseAttempt(structuredClone(attempt), 'ana')).toEqual(attempt);
  for (const broken of [null, 1, 'x', {}, { ...attempt, start: {} }, { ...attempt, answers: undefined }])
    expect(parseAttempt(broken, 'ana')).toBeUndefined();
  expect(parseAttempt(attempt, 'bea')).toBeUndefined();
});
