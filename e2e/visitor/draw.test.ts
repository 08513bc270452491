import { expect, test } from 'vitest';
import { drawVisits, screenFolder, visitKey } from './draw.ts';
import type { DemoScreen } from '../harness/screens.ts';
import { allVisits } from './plan.ts';
import type { VisitScope } from './scope.ts';

const screens: Record<string, Pick<DemoScreen, 'path'>> = {
  'medal table': { path: '/medals/all' },
  'results of a match': { path: '/discipline/hbl/results/HBLM/results' },
  athletes: { path: '/participants/athletes' },
  'unknown day': { path: '/schedule/day/2026-13-45' },
};
const visits = allVisits(Object.keys(screens)).filter(({ name }) => name in screens);
const nothing: VisitScope = { day: '2026-11-28', screens: [], sports: [], isShared: false, hasNewStyles: false };
const draw = (scope: Partial<VisitScope>) => [...drawVisits(visits, screens, { ...nothing, ...scope })];
const of = (name: string, keys: readonly string[]): string[] => keys.filter((key) => key.startsWith(`${name} `));
const all = (name: string): string[] => visits.filter((visit) => visit.name === name).map(visitKey);

test('without a change, each screen is visited once, and the same visit is drawn all day', () => {
  const drawn = draw({});
  for (const name of ['medal table', 'athletes', 'unknown day']) expect(of(name, drawn), name).toHaveLength(1);
  expect(draw({})).toEqual(drawn);
});

test('every visit in a browser is drawn within five days', () => {
  const seen = new Set<string>();
  for (let day = 1; day <= 5; day++) for (const key of draw({ day: `2026-11-0${day}` })) seen.add(key);
  const inBrowser = visits.filter(({ name, means }) => name === 'medal table' && means !== 'fetched').map(visitKey);
  expect(inBrowser.length).toBeGreaterThan(3);
  expect(of('medal table', [...seen]).toSorted()).toEqual(inBrowser.toSorted());
});

test('a screen that changed, and those of a sport that changed, are visited in every language and width', () => {
  const drawn = draw({ screens: ['medals'], sports: ['hbl'] });
  expect(of('medal table', drawn).toSorted()).toEqual(all('medal table').toSorted());
  expect(of('results of a match', drawn).toSorted()).toEqual(all('results of a match').toSorted());
  expect(of('athletes', drawn)).toHaveLength(1);
});

test('after a change of shared parts, each screen is visited on a phone in English, and one visit is drawn', () => {
  const drawn = of('medal table', draw({ isShared: true }));
  expect(drawn).toContain('medal table  360 scripted');
  expect(drawn.length).toBeLessThanOrEqual(2);
});

test('the screen whose weight at idle is compared is visited every day', () => {
  expect(draw({})).toContain('results of a match  1280 scripted');
});

test.each([
  ['/', 'home'],
  ['/medals/all?sort=-total', 'medals'],
  ['/schedule/day/2026-11-28', 'day'],
  ['/schedule/day/2026-11-28/swm/AQC', 'day'],
  ['/schedule/days', 'days'],
  ['/discipline/swm', 'discipline'],
  ['/discipline/swm/results', 'discipline-results'],
  ['/discipline/swm/results/SWMM/results', 'results'],
  ['/reports', 'reports'],
  ['/no/such/page', undefined],
])('%s belongs to the screen %s', (path, folder) => {
  expect(screenFolder(path)).toBe(folder);
});
