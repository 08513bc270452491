import { describe, expect, it } from 'vitest';
import { readCompetitionsSearch } from './search.ts';
import { byGender, nextUnit, shownPhases } from './state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { CompetitionEvent } from './state.ts';

const event = (id: string, gender: CompetitionEvent['gender']): CompetitionEvent => ({
  id,
  name: id,
  gender,
  division: null,
  isExhibition: false,
  kind: null,
  winners: [],
  phases: [],
  unitsTotal: 0,
  unitsDone: 0,
});

const unit = (status: string): ScheduleItemAnswer => ({ status, parent: null }) as unknown as ScheduleItemAnswer;

describe('the events of a sport', () => {
  it('R21: are grouped by gender, each in the order of the program', () => {
    const events = [event('A', 'M'), event('B', 'W'), event('C', null), event('D', 'M')];
    expect(byGender(events).map((group) => [group.gender, group.events.map(({ id }) => id)])).toEqual([
      ['W', ['B']],
      ['M', ['A', 'D']],
      [null, ['C']],
    ]);
    expect(byGender(events, 'M')).toHaveLength(1);
  });

  it('count the finished contests of a phase without canceled ones, and hide phases that have none', () => {
    const [phase, ...rest] = shownPhases([
      { id: 'P', name: 'Heats', units: ['OFFICIAL', 'RUNNING', 'CANCELLED', 'UNSCHEDULED', 'FINISHED'].map(unit) },
      { id: 'Q', name: 'Final', units: [unit('UNSCHEDULED')] },
    ]);
    expect(rest).toEqual([]);
    expect([phase!.done, phase!.total, phase!.units.length]).toEqual([2, 3, 4]);
  });

  it('drop unknown values from the address', () => {
    expect(readCompetitionsSearch({ gender: 'W', event: 'SWMM100M' })).toEqual({ gender: 'W', event: 'SWMM100M' });
    expect(readCompetitionsSearch({ gender: 'Z', event: '<b>' })).toEqual({});
  });

  it('name the live contest, otherwise the next one, and none if all are finished, postponed or canceled', () => {
    const makeUnit = (id: string, status: string, start: string | null) => ({
      ...unit(status),
      id,
      day: '2026-10-12',
      start,
    });
    const heat = makeUnit('heat', 'SCHEDULED', '2026-10-12T10:18:00-03:00');
    const final = makeUnit('final', 'SCHEDULED', '2026-10-12T18:00:00-03:00');
    const finishedUnit = makeUnit('over', 'OFFICIAL', '2026-10-12T09:00:00-03:00');
    const next = (...units: ScheduleItemAnswer[]) => {
      const unit = nextUnit({ phases: [{ id: 'P', name: 'Heats', units }] });
      return unit && [unit.item.id, unit.isLive];
    };
    expect(next(finishedUnit, final, heat)).toEqual(['heat', false]);
    expect(next(makeUnit('open', 'SCHEDULED', null), final)).toEqual(['final', false]);
    expect(next(heat, makeUnit('live', 'RUNNING', '2026-10-12T18:00:00-03:00'))).toEqual(['live', true]);
    expect(
      next(finishedUnit, makeUnit('off', 'CANCELLED', null), makeUnit('later', 'POSTPONED', null)),
    ).toBeUndefined();
  });
});
