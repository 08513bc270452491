import { expect, test } from 'vitest';
import { describeCounts, describeMinutes, minutesByPart } from './summary.ts';

const seconds = {
  'packages/games/src/medals.test.ts': 10,
  'apps/server/src/ground/log.test.ts': 20,
  'e2e/visitor/arabic.test.ts': 30,
  'e2e/browser/medals.test.ts': 30,
  'e2e/house/screen-folders.test.ts': 30,
};

test('each part has its share of the time that all tests took', () => {
  expect(minutesByPart(seconds, 60_000, 120_000)).toEqual({
    house: 1,
    rules: 0.2,
    server: 0.3,
    visits: 0.5,
    journeys: 0.5,
    faults: 0.5,
    all: 3,
  });
});

test('a run of more than 20 minutes is reported with the three slowest files, and a shorter one is not', () => {
  expect(describeMinutes({ house: 1, all: 20 }, seconds)).toEqual(['20 minutes: house 1']);
  expect(describeMinutes({ house: 1, all: 20.1 }, seconds)[1]).toBe(
    'WARNING: more than 20 minutes. The slowest files: e2e/visitor/arabic.test.ts (30 s), e2e/browser/medals.test.ts (30 s), e2e/house/screen-folders.test.ts (30 s)',
  );
});

test('the last line mentions skipped tests only if there are any', () => {
  expect(describeCounts(3, 0, 0)).toBe('3 passed, 0 failed');
  expect(describeCounts(3, 1, 2)).toBe('3 passed, 1 failed, 2 skipped');
});
