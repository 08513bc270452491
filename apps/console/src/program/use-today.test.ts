import { expect, test } from 'vitest';
import { proposedDay } from './use-today.ts';

const games = { firstDay: '2026-11-13', lastDay: '2026-11-27' };

test.each([
  ['during the Games, today', '2026-11-20', games, '2026-11-20'],
  ['on the last day, today', '2026-11-27', games, '2026-11-27'],
  ['before the Games, their first day', '2026-10-01', games, '2026-11-13'],
  ['after the Games, their first day', '2026-12-01', games, '2026-11-13'],
  ['while today is unknown, the first day', undefined, games, '2026-11-13'],
  ['without Games, today', '2026-10-01', { firstDay: null, lastDay: null }, '2026-10-01'],
])('a form for something new proposes %s', (_when, today, facts, day) => expect(proposedDay(today, facts)).toBe(day));
