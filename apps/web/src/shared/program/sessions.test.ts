import { describe, expect, it } from 'vitest';
import { instant, stateItems } from '../../fixtures/schedule.ts';
import { matchesFilter } from '../elements/item-filter.ts';
import { gapAfter, sessionsOf } from './sessions.ts';
import { withinEvent, withinPhase } from './unit-part.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const [sample] = stateItems;
const item = (start: string, end: string, more: Partial<ScheduleItemAnswer> = {}): ScheduleItemAnswer => ({
  ...sample!,
  status: 'SCHEDULED',
  location: null,
  start: instant('2026-10-12', start),
  end: instant('2026-10-12', end),
  ...more,
});
const zone = 'America/Sao_Paulo';

describe('a block of a sport’s day', () => {
  it('is the contests of one sport in one part of the day at one venue', () => {
    const other = { id: 'X', name: 'Other hall' };
    const sessions = sessionsOf(
      [
        item('09:00', '09:20'),
        item('11:59', '12:10'),
        item('12:00', '12:30', { venue: other }),
        item('18:00', '18:30'),
        item('09:00', '09:20', { start: null }),
      ],
      zone,
    );
    expect(sessions.map(({ part, items }) => [part, items.length])).toEqual([
      ['morning', 2],
      ['afternoon', 1],
      ['evening', 1],
      ['open', 1],
    ]);
  });

  it('lists contests past midnight in the evening in which the block began', () => {
    const late = item('00:30', '01:00', { start: '2026-10-13T00:30:00-03:00' });
    expect(sessionsOf([item('20:00', '21:00'), late], zone)).toHaveLength(1);
  });
});

describe('the gap to the next item', () => {
  it('counts from the end to the next start at the same place', () => {
    const elsewhere = item('09:20', '09:40', { location: { id: 'M2', name: 'Mat 2' } });
    expect(gapAfter(item('09:00', '09:20'), [elsewhere, item('09:45', '10:00')])).toBe(25);
  });

  it('is not shown if the next item follows at once, overlaps or has no time', () => {
    expect(gapAfter(item('09:00', '09:20'), [item('09:20', '09:40')])).toBeUndefined();
    expect(gapAfter(item('09:00', '09:20'), [item('09:10', '09:40')])).toBeUndefined();
    expect(gapAfter(item('09:00', '09:20', { end: null }), [item('09:45', '10:00')])).toBeUndefined();
    expect(gapAfter(item('09:00', '09:20'), [])).toBeUndefined();
  });
});

describe('the filters of a program', () => {
  it('select everything without a filter, and compare the event’s gender before the item’s', () => {
    const final = item('09:00', '09:20', {
      medal: 'gold',
      gender: 'M',
      event: { ...sample!.event!, id: 'E', gender: 'W' },
    });
    expect(matchesFilter(final, { gender: 'W', event: 'E', medal: 'gold' })).toBe(true);
    expect(matchesFilter(final, { gender: 'M' })).toBe(false);
    expect(matchesFilter(final, { medal: 'bronze' })).toBe(false);
    expect(matchesFilter({ ...final, tags: ['arrival'] }, { type: 'arrival' })).toBe(true);
    expect(matchesFilter(final, {})).toBe(true);
  });
});

describe('a unit under the heading of its event', () => {
  const unit = item('09:00', '09:20', {
    event: { ...sample!.event!, name: 'Men 66 kg' },
    phase: { id: 'R16', name: 'Round of 16' },
    name: 'Men 66 kg - Round of 16, Contest 1',
  });

  it('has the name of its part, and under the heading of its phase the rest of the name', () => {
    expect(withinEvent(unit)).toMatchObject({ name: 'Round of 16, Contest 1', phase: null });
    expect(withinPhase(unit)).toMatchObject({ name: 'Contest 1', event: { name: 'Contest 1' } });
  });

  it('is called final if it is one, even in a phase of finals, and an open side does not repeat the event', () => {
    const from = { unit: 'S1', name: 'Men 66 kg - Semifinal 1', result: 'W' };
    const open = { id: null, type: 'placeholder' as const, name: '', organisation: null, from };
    const final = { ...unit, phase: { id: 'F', name: 'Finals' }, name: 'Men 66 kg - Final', competitors: [open] };
    expect(withinPhase(final).name).toBe('Final');
    expect(withinPhase(final).competitors?.[0]?.from?.name).toBe('Semifinal 1');
  });

  it('never has only a number or a letter as its name, and keeps its name if nothing else remains', () => {
    expect(withinPhase({ ...unit, phase: { id: 'F', name: 'Final' }, name: 'Final B' }).name).toBe('Final B');
    expect(withinPhase({ ...unit, phase: { id: 'F', name: 'Final' }, name: 'Final for places 5-8' }).name).toBe(
      'Final for places 5-8',
    );
    expect(withinPhase({ ...unit, phase: { id: 'S', name: 'Semifinal' }, name: 'Semifinal 1' }).name).toBe(
      'Semifinal 1',
    );
    const final = { ...unit, phase: null, name: 'Men 66 kg' };
    expect(withinEvent(final)).toBe(final);
  });
});
