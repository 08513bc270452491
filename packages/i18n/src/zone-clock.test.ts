import { expect, test } from 'vitest';
import { zoneClock } from './zone-clock.ts';

test.each([
  ['America/Sao_Paulo', '2026-10-12T12:00:00Z', -180],
  ['Asia/Baku', '2026-10-12T12:00:00Z', 240],
  ['Asia/Kolkata', '2026-10-12T12:00:00Z', 330],
  ['Europe/Paris', '2024-07-26T12:00:00Z', 120],
  ['Europe/Paris', '2024-10-27T00:59:59Z', 120],
  ['Europe/Paris', '2024-10-27T01:00:00Z', 60],
  ['UTC', '2026-10-12T12:00:00Z', 0],
])('the time zone %s at %s is %i minutes ahead of UTC', (zone, instant, minutes) => {
  expect(zoneClock(zone)(Date.parse(instant))).toBe(minutes);
});
