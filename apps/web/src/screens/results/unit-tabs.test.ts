import { disciplineFor } from '@podium/disciplines';
import { expect, it } from 'vitest';
import { mainTab, showsPathHere, unitTabs } from './unit-tabs.ts';
import type { UnitAnswer } from '@podium/contract';

const unit = (overrides: object = {}) =>
  ({
    results: [],
    children: [],
    startList: [],
    documents: [],
    details: [],
    periods: [],
    isHeadToHead: false,
    ...overrides,
  }) as unknown as UnitAnswer;
const line = (details: object[]) => ({ details, competitor: {}, side: null, resultType: 'TIME' });
const swimming = disciplineFor('SWM');

it('a unit has only tabs with content', () => {
  expect(unitTabs(unit(), swimming, 'results')).toEqual(['results']);
  expect(unitTabs(unit({ startList: [{}], documents: [{}] }), swimming, 'results')).toEqual([
    'results',
    'startlist',
    'reports',
  ]);
});

it('the tab in the address is listed, even if it is empty', () => {
  expect(unitTabs(unit(), swimming, 'summary')).toEqual(['results', 'summary']);
});

it('a race has statistics once it has a leader, and a match once an action was counted', () => {
  const splits = line([{ type: 'ER', code: 'INTERMEDIATE', pos: '1', value: '30.1' }]);
  expect(unitTabs(unit({ results: [splits] }), swimming, 'results')).toEqual(['results', 'summary']);
  const sides = [line([{ type: 'ST', code: 'PTS', pos: 'TOT', value: '40' }]), line([])];
  const basketball = disciplineFor('BKB');
  expect(unitTabs(unit({ isHeadToHead: true, results: sides }), basketball, 'results')).toEqual(['results', 'summary']);
  expect(unitTabs(unit({ isHeadToHead: true, results: [line([]), line([])] }), basketball, 'results')).toEqual([
    'results',
  ]);
});

it('the path of both sides is shown before the start, and later if there are no statistics', () => {
  const basketball = disciplineFor('BKB');
  const match = { isHeadToHead: true, event: {}, results: [line([]), line([])] };
  expect(showsPathHere(unit(match), basketball)).toBe(true);
  expect(showsPathHere(unit({ ...match, results: [], status: 'SCHEDULED' }), basketball)).toBe(true);
  expect(showsPathHere(unit({ ...match, results: [], status: 'OFFICIAL' }), basketball)).toBe(false);
  expect(showsPathHere(unit({ ...match, results: [], status: 'CANCELLED' }), basketball)).toBe(false);
  expect(showsPathHere(unit({ ...match, event: null }), basketball)).toBe(false);
  expect(showsPathHere(unit({ ...match, isHeadToHead: false }), basketball)).toBe(false);
  const counted = line([{ type: 'ST', code: 'PTS', pos: 'TOT', value: '40' }]);
  expect(showsPathHere(unit({ ...match, results: [counted, line([])] }), basketball)).toBe(false);
});

it('the first tab is named after the form of the contest', () => {
  expect(mainTab(unit({ isHeadToHead: true }), swimming)).toBe('match');
  expect(mainTab(unit(), swimming)).toBe('race');
  expect(mainTab(unit(), disciplineFor('GAR'))).toBe('results');
  const athletics = disciplineFor('ATH');
  expect(mainTab(unit({ results: [{ resultType: 'TIME' }, { resultType: null }] }), athletics)).toBe('race');
  expect(mainTab(unit({ results: [{ resultType: 'DISTANCE' }] }), athletics)).toBe('results');
  expect(mainTab(unit({ results: [{ resultType: 'POINTS' }] }), athletics)).toBe('results');
});

it('a canceled contest has no tabs', () => {
  expect(unitTabs(unit({ status: 'CANCELLED', startList: [{}], documents: [{}] }), swimming, 'results')).toEqual([
    'results',
  ]);
});
