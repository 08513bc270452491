import { expect, it } from 'vitest';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { SheetContext } from './sheet-context.ts';
import { unitPlace } from './unit-sheets.ts';

const context = { language: 'en', games: { timeZone: 'America/Sao_Paulo', regions: {} } } as unknown as SheetContext;
const item = (overrides: Partial<ScheduleItemAnswer>) =>
  ({
    day: '2026-11-21',
    status: 'SCHEDULED',
    isStartHidden: false,
    venue: null,
    location: null,
    ...overrides,
  }) as never;

it('P5: half past midnight is printed with its calendar date, not the day of the Games', () => {
  expect(unitPlace(context, item({ start: '2026-11-22T00:30:00-03:00', end: null }))).toEqual([
    'Sunday, November 22, 2026',
    '00:30',
  ]);
});

it('P5: a contest held before its planned day is printed with the day on which it was held', () => {
  const held = {
    status: 'OFFICIAL',
    start: '2026-11-21T15:00:00-03:00',
    actualStart: '2026-11-20T15:55:00-03:00',
  } as const;
  expect(unitPlace(context, item(held))).toEqual(['Friday, November 20, 2026', '15:55']);
});

it('K2: a date that begins a line has a capital letter', () => {
  const spanish = { ...context, language: 'es' } as SheetContext;
  const [date] = unitPlace(spanish, item({ start: '2026-11-22T00:30:00-03:00', end: null }));
  expect(date).toMatch(/^Domingo/u);
});
