import { describe, expect, it } from 'vitest';
import { instant, stateItems } from '../../fixtures/schedule.ts';
import { bracketsOf } from '../../shared/results/bracket/brackets-of.ts';
import { firstStart, eventState, pendingResults } from './state.ts';
import type { EventAnswer, ScheduleItemAnswer } from '@podium/contract';

const [sample] = stateItems;
const unit = (id: string, overrides: Partial<ScheduleItemAnswer>): ScheduleItemAnswer => ({
  ...sample!,
  id,
  ...overrides,
});
const event = (overrides: Partial<EventAnswer> = {}): EventAnswer => ({
  id: 'E',
  name: 'E',
  gender: 'W',
  division: null,
  isExhibition: false,
  discipline: sample!.discipline!,
  kind: null,
  phases: [{ id: 'H', name: 'Heats', units: [unit('H1', { status: 'SCHEDULED' })] }],
  unitsTotal: 1,
  unitsDone: 0,
  brackets: [],
  pools: [],
  ranking: null,
  medallists: [],
  records: [],
  asOf: null,
  ...overrides,
});

describe('the standing of an event', () => {
  it('has not started before its first unit', () => {
    expect(eventState(event())).toBe('notStarted');
    expect(eventState(event({ phases: [], unitsTotal: 0 }))).toBe('empty');
  });

  it('is running from the first unit on', () => {
    expect(eventState(event({ unitsDone: 1 }))).toBe('running');
    expect(eventState(event({ phases: [{ id: 'H', name: '', units: [unit('H1', { status: 'RUNNING' })] }] }))).toBe(
      'running',
    );
  });

  it('is decided by official medals, not by expected ones', () => {
    const medallist = {
      discipline: sample!.discipline!,
      event: event(),
      medal: 'gold' as const,
      competitor: { id: 'A', type: 'athlete' as const, name: 'A', organisation: null },
      organisation: null,
      day: null,
      unit: null,
      isOfficial: false,
      isEventOpen: false,
    };
    expect(eventState(event({ unitsDone: 1, medallists: [medallist] }))).toBe('running');
    expect(eventState(event({ unitsDone: 1, medallists: [{ ...medallist, isEventOpen: true }] }))).toBe('running');
    expect(eventState(event({ medallists: [{ ...medallist, isOfficial: true }] }))).toBe('decided');
  });

  it('has the time of its first start, and lists finished units newest first', () => {
    const phases = [
      { id: 'H', name: '', units: [unit('H1', { status: 'OFFICIAL', start: instant('2026-10-12', '10:00') })] },
      { id: 'F', name: '', units: [unit('F1', { status: 'OFFICIAL', start: instant('2026-10-12', '09:00') })] },
    ];
    expect(firstStart({ phases })).toBe(instant('2026-10-12', '09:00'));
    expect(pendingResults({ phases }, []).map(({ id }) => id)).toEqual(['H1', 'F1']);
    const bracket = (code: string, unitId: string) => ({
      code,
      rounds: [{ code, items: [{ code: null, unit: unitId, order: 1, position: 1, result: null, places: [] }] }],
    });
    expect(pendingResults({ phases }, [bracket('FNL', 'F1')]).map(({ id }) => id)).toEqual(['H1']);
    const brackets = [bracket('BRN', 'H1'), bracket('FNL', 'F1'), { code: 'X', rounds: [] }];
    expect(bracketsOf({ brackets, phases }).map(({ code }) => code)).toEqual(['FNL', 'BRN']);
    expect(firstStart({ phases: [] })).toBeUndefined();
  });
});
