import { describe, expect, it } from 'vitest';
import { stateItems } from '../../fixtures/schedule.ts';
import { readEventSearch } from '../../shared/event-picker/event-search.ts';
import { isOfMine, stepsOf } from './state.ts';
import type { DisplayStatusCode } from '@podium/contract';

const [sample] = stateItems;
const phase = (id: string, ...statuses: DisplayStatusCode[]) => ({
  id,
  name: id,
  units: statuses.map((status, index) => ({ ...sample!, id: `${id}${index}`, status })),
});

describe('the path of an event', () => {
  it('is open where something is live, else where it goes on', () => {
    const many = phase('HEATS', 'OFFICIAL', 'OFFICIAL', 'OFFICIAL', 'OFFICIAL', 'OFFICIAL');
    expect(stepsOf([many, phase('SFNL', 'RUNNING'), phase('FNL', 'SCHEDULED')]).map(({ state }) => state)).toEqual([
      'done',
      'current',
      'coming',
    ]);
    const [heats, final] = stepsOf([many, phase('FNL', 'SCHEDULED')]);
    expect([heats!.isOpen, final!.isOpen]).toEqual([false, true]);
  });

  it('has several current phases where groups run side by side', () => {
    const steps = stepsOf([
      phase('GPA', 'OFFICIAL', 'SCHEDULED'),
      phase('GPB', 'OFFICIAL', 'SCHEDULED'),
      phase('SFNL', 'SCHEDULED'),
    ]);
    expect(steps.map(({ state }) => state)).toEqual(['current', 'current', 'coming']);
  });

  it('ends open when all is done', () => {
    const steps = stepsOf([phase('A', 'OFFICIAL'), phase('FNL', ...Array<DisplayStatusCode>(6).fill('OFFICIAL'))]);
    expect(steps.map(({ state, isOpen }) => [state, isOpen])).toEqual([
      ['done', true],
      ['done', true],
    ]);
  });

  it('ends with gold where bronze is decided at the same time', () => {
    const at = (id: string, start: string, medal: 'gold' | 'bronze' | null) => ({
      id,
      name: id,
      units: [{ ...sample!, id, start, medal }],
    });
    const ids = (...phases: ReturnType<typeof at>[]) => stepsOf(phases).map((step) => step.phase.id);
    const noon = '2026-10-12T12:00:00-03:00';
    expect(ids(at('FNL', noon, 'gold'), at('BRN', noon, 'bronze'))).toEqual(['BRN', 'FNL']);
    expect(ids(at('FNL', noon, 'gold'), at('BRN', '2026-10-12T13:00:00-03:00', 'bronze'))).toEqual(['FNL', 'BRN']);
  });

  it('keeps apart what is played only if needed', () => {
    const [step] = stepsOf([phase('FNL', 'SCHEDULED', 'UNSCHEDULED')]);
    expect([step!.planned.length, step!.ifNeeded.length]).toEqual([1, 1]);
  });
});

describe('what is mine in an event', () => {
  const organisation = { code: 'SP', name: 'São Paulo', flag: null };
  const unit = { ...sample!, competitors: [{ id: 'A1', type: 'athlete' as const, name: 'A', organisation }] };

  it('is who is followed, or of the delegation', () => {
    expect(isOfMine(unit, [], undefined)).toBe(false);
    expect(isOfMine(unit, [], 'SP')).toBe(true);
    expect(isOfMine(unit, [{ kind: 'athlete', id: 'A1' }], undefined)).toBe(true);
    expect(isOfMine(unit, [{ kind: 'delegation', id: 'SP' }], undefined)).toBe(true);
    expect(isOfMine(unit, [{ kind: 'discipline', id: 'A1' }], undefined)).toBe(false);
  });
});

describe('the address of an event', () => {
  it('has sport, event and delegation in one form, and drops the rest', () => {
    expect(readEventSearch({ discipline: 'JUD', event: 'JUDM66KG', gender: 'Q', delegation: 'sp', x: '1' })).toEqual({
      discipline: 'jud',
      event: 'JUDM66KG',
      gender: undefined,
      delegation: 'SP',
    });
  });
});
