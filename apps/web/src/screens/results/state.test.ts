import { describe, expect, it } from 'vitest';
import { readUnitSearch } from './search.ts';
import { ladderOf } from '../../shared/results/result/ladder.ts';
import { countActions, hasOwnSection } from './state.ts';
import { trampolineFinal } from '../../fixtures/trampoline.ts';

describe('the address of a unit', () => {
  it('S05, S08: contains the rows to show and one kind of action', () => {
    expect(readUnitSearch({ rows: 'all' })).toEqual({ rows: 'all' });
    expect(readUnitSearch({ rows: '9' })).toEqual({});
    expect(readUnitSearch({ type: 'goal' })).toEqual({ type: 'goal' });
    expect(readUnitSearch({ type: 'dance' })).toEqual({});
  });
});

describe('the log', () => {
  it('S08: counts each kind of action, in the order of the specification', () => {
    const actions = ['point', 'goal', 'goal', 'timeout'].map((type) => ({ type }));
    expect(countActions(actions)).toEqual([
      { type: 'goal', count: 2 },
      { type: 'point', count: 1 },
      { type: 'others', count: 1 },
    ]);
  });
});

describe('the table of results', () => {
  const { results } = trampolineFinal;
  const children = [trampolineFinal];

  it('is shown with its lines, or with the reason why it has none', () => {
    expect(hasOwnSection({ results, isHeadToHead: false, children })).toBe(false);
    expect(hasOwnSection({ results: [], isHeadToHead: false, children: [] })).toBe(false);
    expect(hasOwnSection({ results: [], isHeadToHead: true, children: [] })).toBe(false);
  });

  it('is hidden if the score already says everything, and for the units of a round that is scheduled as one', () => {
    expect(hasOwnSection({ results, isHeadToHead: true, children: [] })).toBe(true);
    expect(hasOwnSection({ results: [], isHeadToHead: false, children })).toBe(true);
  });
});

describe('the steps to an official result', () => {
  const end = '2026-11-15T16:10:00Z';
  const instant = (time: string) => new Date(`2026-11-15T${time}:00Z`);

  it('are live, unofficial, the time for protests, and official', () => {
    expect(ladderOf({ status: 'SCHEDULED', actualEnd: null }, instant('16:20'), 30).current).toBeUndefined();
    expect(ladderOf({ status: 'RUNNING', actualEnd: null }, instant('16:20'), 30).current).toBe('live');
    expect(ladderOf({ status: 'FINISHED', actualEnd: end }, instant('16:20'), 30).current).toBe('unofficial');
    expect(ladderOf({ status: 'OFFICIAL', actualEnd: end }, instant('16:20'), 30).current).toBe('official');
  });

  it('include the time for protests for the minutes of the sport, from the end', () => {
    const unit = { status: 'UNOFFICIAL', actualEnd: end } as const;
    expect(ladderOf(unit, instant('16:39'), 30)).toEqual({
      current: 'window',
      until: '2026-11-15T16:40:00.000Z',
      isProtested: false,
    });
    expect(ladderOf(unit, instant('16:40'), 30).until).toBeUndefined();
    expect(ladderOf({ ...unit, actualEnd: null }, instant('16:39'), 30).current).toBe('unofficial');
    expect(ladderOf({ status: 'PROTESTED', actualEnd: end }, instant('16:39'), 30)).toMatchObject({
      current: 'window',
      isProtested: true,
    });
  });
});
