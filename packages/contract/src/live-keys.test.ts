import { expect, test } from 'vitest';
import {
  dayKey,
  disciplineKey,
  isPeopleKey,
  isTouched,
  liveKeys,
  parseLiveKey,
  participantsKey,
  touchedKeys,
  unitKey,
} from './live-keys.ts';

test('a key is parsed into its kind and id', () => {
  expect(parseLiveKey(unitKey('SWMW50MFR'))).toEqual({ kind: 'unit', of: 'SWMW50MFR' });
  expect(parseLiveKey(unitKey('~odd:code'))).toEqual({ kind: 'unit', of: '~odd:code' });
  expect(parseLiveKey(disciplineKey('SWM'))).toEqual({ kind: 'discipline', of: 'swm' });
  expect(parseLiveKey(liveKeys.medals)).toBeUndefined();
  expect(parseLiveKey('constructor:x')).toBeUndefined();
});

test('a change of a discipline’s people affects all people, but not those of another discipline', () => {
  const touched = touchedKeys([participantsKey('SWM')]);
  expect(isTouched([liveKeys.participants], touched)).toBe(true);
  expect(isTouched([participantsKey('swm')], touched)).toBe(true);
  expect(isTouched([participantsKey('ath'), liveKeys.games], touched)).toBe(false);
});

test('a change of all people is announced with every key it affects, and affects no single discipline', () => {
  expect(isTouched([dayKey('2026-10-12')], touchedKeys([dayKey('2026-10-12'), liveKeys.schedule]))).toBe(true);
  expect(isTouched([participantsKey('swm')], touchedKeys([liveKeys.participants]))).toBe(false);
});

test('keys about people are recognized', () => {
  expect([liveKeys.participants, participantsKey('swm')].every(isPeopleKey)).toBe(true);
  expect([liveKeys.games, unitKey('participants')].some(isPeopleKey)).toBe(false);
});
