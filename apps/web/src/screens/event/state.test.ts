import { describe, expect, it, test } from 'vitest';
import { stateItems } from '../../fixtures/schedule.ts';
import { readEventSearch } from '../../shared/program/event-picker/event-search.ts';
import { findBestMarks, isRelevant, isScheduleAwaited, phaseSteps, eventStory } from './state.ts';
import type { DisplayStatusCode, EventAnswer } from '@podium/contract';

const [sample] = stateItems;
const phase = (id: string, ...statuses: DisplayStatusCode[]) => ({
  id,
  name: id,
  units: statuses.map((status, index) => ({ ...sample!, id: `${id}${index}`, status })),
});

test('a schedule is awaited only for an event without contests, medals and final ranking', () => {
  const none = { phases: [], medallists: [], ranking: null };
  expect(isScheduleAwaited(none)).toBe(true);
  expect(isScheduleAwaited({ ...none, phases: [phase('FNL', 'SCHEDULED')] })).toBe(false);
  expect(isScheduleAwaited({ ...none, medallists: [{} as EventAnswer['medallists'][number]] })).toBe(false);
  expect(isScheduleAwaited({ ...none, ranking: {} as EventAnswer['ranking'] })).toBe(false);
});

describe('the sequence of phases of an event', () => {
  it('leads to the phase of a live contest, otherwise to that of the next one', () => {
    const manyUnits = phase('HEATS', 'OFFICIAL', 'OFFICIAL', 'OFFICIAL', 'OFFICIAL', 'OFFICIAL');
    expect(
      phaseSteps([manyUnits, phase('SFNL', 'RUNNING'), phase('FNL', 'SCHEDULED')]).map(({ state }) => state),
    ).toEqual(['done', 'current', 'coming']);
    expect(phaseSteps([manyUnits, phase('FNL', 'SCHEDULED')]).map(({ state }) => state)).toEqual(['done', 'current']);
  });

  it('has several current phases if groups are played at the same time', () => {
    const steps = phaseSteps([
      phase('GPA', 'OFFICIAL', 'SCHEDULED'),
      phase('GPB', 'OFFICIAL', 'SCHEDULED'),
      phase('SFNL', 'SCHEDULED'),
    ]);
    expect(steps.map(({ state }) => state)).toEqual(['current', 'current', 'coming']);
  });

  it('ends with gold if bronze is decided at the same time', () => {
    const unit = (id: string, start: string, medal: 'gold' | 'bronze' | null) => ({
      id,
      name: id,
      units: [{ ...sample!, id, start, medal }],
    });
    const ids = (...phases: ReturnType<typeof unit>[]) => phaseSteps(phases).map((step) => step.phase.id);
    const noon = '2026-10-12T12:00:00-03:00';
    expect(ids(unit('FNL', noon, 'gold'), unit('BRN', noon, 'bronze'))).toEqual(['BRN', 'FNL']);
    expect(ids(unit('FNL', noon, 'gold'), unit('BRN', '2026-10-12T13:00:00-03:00', 'bronze'))).toEqual(['FNL', 'BRN']);
  });

  it('ends with gold if the lower places were decided before the semifinals', () => {
    const phase = (id: string, ...starts: [start: string, medal: 'gold' | null][]) => ({
      id,
      name: id,
      units: starts.map(([start, medal], index) => ({
        ...sample!,
        id: `${id}${index}`,
        start: `2026-10-12T${start}:00-03:00`,
        medal,
      })),
    });
    const final = phase('FNL', ['14:00', null], ['16:00', 'gold']);
    const ids = (...phases: ReturnType<typeof phase>[]) => phaseSteps(phases).map((step) => step.phase.id);
    expect(ids(final, phase('SFNL', ['14:40', null], ['15:50', null]))).toEqual(['SFNL', 'FNL']);
    expect(ids(final, phase('CLAS', ['17:00', null]))).toEqual(['FNL', 'CLAS']);
  });

  it('shows contests that are played only if needed separately', () => {
    const [step] = phaseSteps([phase('FNL', 'SCHEDULED', 'UNSCHEDULED')]);
    expect([step!.planned.length, step!.ifNeeded.length]).toEqual([1, 1]);
  });
});

describe('the page of an event', () => {
  const story = (...phases: ReturnType<typeof phase>[]) => {
    const { open, coming, earlier } = eventStory(phaseSteps(phases));
    return [open, coming, earlier].map((steps) => steps.map((step) => step.phase.id));
  };

  it('starts with the open final; earlier rounds are collapsed, the latest first', () => {
    const finishedPhases = [phase('HEAT', 'OFFICIAL', 'OFFICIAL'), phase('SFNL', 'OFFICIAL')];
    expect(story(...finishedPhases, phase('FNL', 'OFFICIAL'))).toEqual([['FNL'], [], ['SFNL', 'HEAT']]);
    expect(story(...finishedPhases, phase('FNL', 'RUNNING'))).toEqual([['FNL'], [], ['SFNL', 'HEAT']]);
  });

  it('opens the live round, or before the start the next one', () => {
    const heats = phase('HEAT', 'OFFICIAL', 'SCHEDULED');
    expect(story(heats, phase('FNL', 'SCHEDULED'))).toEqual([['HEAT'], ['FNL'], []]);
    expect(story(phase('HEAT', 'SCHEDULED'), phase('FNL', 'SCHEDULED'))).toEqual([[], ['HEAT', 'FNL'], []]);
    expect(story(phase('HEAT', 'OFFICIAL'), phase('FNL', 'SCHEDULED'))).toEqual([[], ['FNL'], ['HEAT']]);
  });

  it('lists pools in their order, because they are played at the same time', () => {
    const pool = (id: string, ...hours: number[]) => ({
      ...phase(id),
      units: hours.map((hour) => ({
        ...sample!,
        id: `${id}${hour}`,
        status: hour < 14 ? ('OFFICIAL' as const) : ('SCHEDULED' as const),
        start: `2026-10-16T${hour}:00:00Z`,
      })),
    });
    const final = phase('FNL', 'SCHEDULED');
    expect(story(pool('GPA', 10, 15), pool('GPB', 11, 16), final)[0]).toEqual(['GPA', 'GPB']);
    expect(story(pool('QFN', 10), pool('GPA', 11, 13), pool('GPB', 12, 13), final)[2]).toEqual(['GPA', 'GPB', 'QFN']);
  });
});

describe('the best result of a round', () => {
  const swimming = { key: 'swm', mark: 'time', better: 'lower' } as const;
  const side = (name: string, overrides: { result?: string; wlt?: string }) => ({
    id: name,
    type: 'athlete' as const,
    name,
    organisation: null,
    ...overrides,
  });
  const unit = (status: DisplayStatusCode, isHeadToHead: boolean, ...competitors: ReturnType<typeof side>[]) => ({
    ...sample!,
    status,
    isHeadToHead,
    competitors,
  });
  const race = (status: DisplayStatusCode, result: string) => unit(status, false, side(result, { result }));
  const bout = unit('OFFICIAL', true, side('A', { wlt: 'L' }), side('B', { wlt: 'W' }));
  const names = (planned: ReturnType<typeof unit>[], sport: Parameters<typeof findBestMarks>[1] = swimming) =>
    findBestMarks({ planned }, sport).map(({ name }) => name);

  it('is the best mark of all its races, if the sport says which mark is better', () => {
    const heats = [race('OFFICIAL', '1:01.20'), race('OFFICIAL', '59.80')];
    expect(names(heats)).toEqual(['59.80']);
    expect(names(heats, { ...swimming, key: 'generic' })).toEqual([]);
    expect(names(heats.slice(0, 1), { ...swimming, key: 'generic' })).toEqual(['1:01.20']);
    expect(names([...heats, race('SCHEDULED', '')])).toEqual([]);
  });

  it('is the winner of each of one or two contests', () => {
    expect(names([bout])).toEqual(['B']);
    expect(names([bout, bout])).toEqual(['B', 'B']);
    expect(names([bout, bout, bout])).toEqual([]);
    // W11: a winner whose medal was reallocated is omitted.
    expect(names([{ ...bout, outcome: { decidedBy: 'awards', marks: 'none', winners: [] } }])).toEqual([]);
  });
});

describe('the reader’s part of an event', () => {
  const organisation = { code: 'SP', name: 'São Paulo', flag: null };
  const unit = { ...sample!, competitors: [{ id: 'A1', type: 'athlete' as const, name: 'A', organisation }] };

  it('contains followed competitors and those of the delegation', () => {
    expect(isRelevant(unit, [], undefined)).toBe(false);
    expect(isRelevant(unit, [], 'SP')).toBe(true);
    expect(isRelevant(unit, [{ kind: 'athlete', id: 'A1' }], undefined)).toBe(true);
    expect(isRelevant(unit, [{ kind: 'delegation', id: 'SP' }], undefined)).toBe(true);
    expect(isRelevant(unit, [{ kind: 'discipline', id: 'A1' }], undefined)).toBe(false);
  });
});

describe('the address of an event', () => {
  it('contains sport, event and delegation in one form, without other values', () => {
    expect(
      readEventSearch({ discipline: 'JUD', event: 'JUDM66KG', gender: 'Q', delegation: 'sp', road: 'A1', x: '1' }),
    ).toEqual({
      discipline: 'jud',
      event: 'JUDM66KG',
      gender: undefined,
      delegation: 'SP',
      road: 'A1',
    });
    expect(readEventSearch({ road: '<b>' }).road).toBeUndefined();
  });
});
