import { expect, test } from 'vitest';
import { longestGap, percentile, writeGap } from './figures.ts';

test('percentiles are computed from unsorted values', () => {
  expect(percentile([30, 10, 20, 40], 0.5)).toBe(30);
  expect(percentile([30, 10, 20, 40], 0.99)).toBe(40);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the longest gap includes the one before the first measurement', () => {
  expect(longestGap([700, 1000, 800], 100)).toBe(600);
  expect(longestGap([], 100)).toBe(0);
});

const attempt = (startedAt: number, acknowledgedAt: number) => ({ startedAt, acknowledgedAt });

test('the write gap counts only time in which a message waited', () => {
  expect(writeGap([])).toBe(0);
  // No message is waiting from 10 to 5000.
  expect(writeGap([attempt(0, 10), attempt(5000, 5020)])).toBe(20);
  // One sender waits while another is acknowledged.
  expect(writeGap([attempt(0, 1000), attempt(300, 400), attempt(500, 600)])).toBe(400);
  // Both senders wait.
  expect(writeGap([attempt(0, 100), attempt(200, 2300), attempt(150, 2200)])).toBe(2050);
});
