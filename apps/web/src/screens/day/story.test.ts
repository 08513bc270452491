import { describe, expect, it } from 'vitest';
import { instant, stateItems } from '../../fixtures/schedule.ts';
import { firstFinalStart, mostGolds, wonFinals } from './story.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const [sample] = stateItems;
const event = sample!.event!;
const final = (id: string, winners: readonly string[], overrides: Partial<ScheduleItemAnswer> = {}) =>
  ({
    ...sample!,
    id,
    medal: 'gold',
    status: 'OFFICIAL',
    event: { ...event, id },
    outcome: {
      decidedBy: 'awards',
      marks: 'own',
      winners: winners.map((code) => ({
        id: `${id}${code}`,
        type: 'athlete',
        name: code,
        organisation: { code, name: code },
      })),
    },
    ...overrides,
  }) as ScheduleItemAnswer;
const counts = (finals: readonly ScheduleItemAnswer[]): string[] =>
  mostGolds(finals).map(({ organisation, golds }) => `${organisation.code} ${golds}`);

describe('the winners of a day', () => {
  it('lists awarded finals, the latest first, and only the last contest of each event', () => {
    const items = [
      final('first', ['A'], { event: { ...event, id: 'team' } }),
      final('second', ['A'], { event: { ...event, id: 'team' } }),
      final('open', []),
      final('bronze', ['B'], { medal: 'bronze' }),
      final('last', ['C']),
    ];
    expect(wonFinals(items).map(({ id }) => id)).toEqual(['last', 'second']);
  });

  it('names the three delegations with the most gold medals, the best first', () => {
    const won = ['A', 'A', 'A', 'B', 'B', 'C', 'C', 'D'].map((code, index) => final(String(index), [code]));
    expect(counts(won)).toEqual(['A 3', 'B 2', 'C 2']);
  });

  it('skip a delegation that is level with an unnamed one, and name none if each has a single gold medal', () => {
    const level = ['A', 'A', 'A', 'B', 'B', 'C', 'C', 'D', 'D'].map((code, index) => final(String(index), [code]));
    expect(counts(level)).toEqual(['A 3']);
    expect(counts([final('1', ['A']), final('2', ['B'])])).toEqual([]);
  });

  it('ignores exhibition events', () => {
    const shown = { event: { ...event, isExhibition: true } } as const;
    expect(counts([final('1', ['A']), final('2', ['A'], shown)])).toEqual([]);
  });
});

it('the first final of a day is the earliest that is held and has a time', () => {
  const day = '2026-10-12';
  const at = (id: string, time: string, overrides: Partial<ScheduleItemAnswer> = {}) =>
    final(id, [], { status: 'SCHEDULED', start: instant(day, time), ...overrides });
  const items = [
    at('off', '07:00', { status: 'CANCELLED' }),
    at('hidden', '07:10', { isStartHidden: true }),
    at('b', '08:00'),
    at('a', '07:30'),
  ];
  expect(firstFinalStart(items)).toBe(instant(day, '07:30'));
  expect(firstFinalStart([...items, at('live', '09:00', { status: 'RUNNING' })])).toBeUndefined();
  expect(firstFinalStart([])).toBeUndefined();
});
