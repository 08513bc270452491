import { describe, expect, test } from 'vitest';
import type { ModuleGraph } from './module-graph.ts';
import { planGate } from './plan.ts';
import type { Plan } from './plan.ts';

const graph: ModuleGraph = new Map([
  ['apps/web/src/root.tsx', ['apps/web/src/frame/menu.tsx']],
  ['apps/web/src/frame/menu.tsx', []],
  ['apps/web/src/screens/medals/route.tsx', ['apps/web/src/shared/results/chart.tsx']],
  ['apps/web/src/screens/trivia/route.tsx', []],
  ['apps/web/src/shared/results/chart.tsx', []],
  ['apps/server/src/edge/edge.test.ts', ['apps/server/src/podium.ts']],
  ['apps/server/src/features/trivia/trivia.test.ts', ['apps/server/src/podium.ts']],
  ['apps/server/src/features/push/push.test.ts', ['apps/server/src/podium.ts']],
  ['apps/server/src/ground/log.test.ts', ['apps/server/src/ground/log.ts']],
  ['apps/server/src/podium.ts', ['apps/server/src/features/features.gen.ts', 'packages/disciplines/src/main.ts']],
  [
    'apps/server/src/features/features.gen.ts',
    ['apps/server/src/features/trivia/feature.ts', 'apps/server/src/features/push/feature.ts'],
  ],
  ['packages/disciplines/src/main.ts', ['packages/disciplines/src/registry.gen.ts']],
  ['packages/disciplines/src/registry.gen.ts', ['packages/disciplines/src/jud/rules.ts']],
]);
const texts: Record<string, string> = { 'apps/server/src/edge/edge.test.ts': "get('/discipline/jud')" };
const suites = [
  'packages/games/src/medals.test.ts',
  'apps/web/src/frame/menu.test.ts',
  'apps/server/src/edge/edge.test.ts',
  'apps/server/src/features/trivia/trivia.test.ts',
  'apps/server/src/features/push/push.test.ts',
  'apps/server/src/ground/log.test.ts',
  'e2e/visitor/arabic.test.ts',
  'e2e/browser/medals.test.ts',
  'e2e/browser/trivia.test.ts',
  'e2e/browser/console-trivia.test.ts',
  'e2e/browser/console-schedule.test.ts',
  'e2e/faults/start.test.ts',
  'e2e/faults/cluster.test.ts',
  'e2e/house/feature-folder.test.ts',
];
const plan = (...changed: string[]): Plan =>
  planGate({ changed, suites, graph, textOf: (file) => texts[file] ?? '', day: '2026-11-28' });
const [rules, webTest] = suites as [string, string];
const always = [rules, webTest, 'e2e/visitor/arabic.test.ts'];
const runs = (...changed: string[]): string[] => plan(...changed).suites.filter((suite) => !always.includes(suite));

test('the rules, the tests of web modules and the visitor always run', () => {
  expect(plan().suites).toEqual(always);
  expect(plan('README.md', 'docs/console.md').suites).toEqual(always);
});

test('every test file is either run or listed as left to the whole run', () => {
  const { suites: run, left } = plan('apps/web/src/screens/medals/route.tsx');
  expect([...run, ...left].toSorted()).toEqual(suites.toSorted());
});

describe('a change of one screen', () => {
  test('visits it in full and runs the suites that guard it, and no other', () => {
    const planned = plan('apps/web/src/screens/trivia/route.tsx');
    expect(planned.visits).toMatchObject({ screens: ['trivia'], isShared: false });
    expect(runs('apps/web/src/screens/trivia/route.tsx')).toEqual(['e2e/browser/trivia.test.ts']);
  });

  test('in its phrases visits the screen in full', () => {
    expect(plan('apps/web/src/screens/trivia/phrases/ar.ts').visits.screens).toEqual(['trivia']);
  });

  test('that deletes it visits no other screen in its place', () => {
    expect(plan('apps/web/src/screens/gone/route.tsx').visits.screens).toEqual([]);
  });

  test('in its menu entry visits every screen on a phone', () => {
    expect(plan('apps/web/src/screens/trivia/navigation.ts').visits.isShared).toBe(true);
  });
});

describe('a change of shared parts of the web app', () => {
  test('visits the few screens that import it in full', () => {
    const { visits } = plan('apps/web/src/shared/results/chart.tsx');
    expect(visits).toMatchObject({ screens: ['medals'], isShared: false });
  });

  test.each(['apps/web/src/frame/menu.tsx', 'packages/ui/src/tokens.css', 'packages/i18n/src/languages/ar/common.ts'])(
    'of %s visits every screen on a phone',
    (file) => expect(plan(file).visits.isShared).toBe(true),
  );

  test('runs the suites of the web app, not those of the console or of faults', () => {
    expect(runs('packages/ui/src/tokens.css')).toEqual(['e2e/browser/medals.test.ts', 'e2e/browser/trivia.test.ts']);
  });

  test('in styles has all colors examined', () => {
    expect(plan('packages/ui/src/tokens.css').visits.hasNewStyles).toBe(true);
    expect(plan('apps/web/src/frame/menu.tsx').visits.hasNewStyles).toBe(false);
  });
});

describe('a change of the server', () => {
  test('in one feature runs its tests, those of the whole server, and the suites that guard it', () => {
    expect(runs('apps/server/src/features/trivia/feature.ts')).toEqual([
      'apps/server/src/edge/edge.test.ts',
      'apps/server/src/features/trivia/trivia.test.ts',
      'e2e/browser/trivia.test.ts',
      'e2e/browser/console-trivia.test.ts',
    ]);
  });

  test('in a module that few tests import runs those tests', () => {
    expect(runs('apps/server/src/ground/log.ts')).toContain('apps/server/src/ground/log.test.ts');
    expect(runs('apps/server/src/ground/log.ts')).not.toContain('apps/server/src/edge/edge.test.ts');
  });

  test('in a migration of a feature runs its tests and those of the whole server', () => {
    expect(runs('apps/server/src/features/push/migrations/0001_tokens.sql')).toEqual([
      'apps/server/src/edge/edge.test.ts',
      'apps/server/src/features/push/push.test.ts',
      'apps/server/src/ground/log.test.ts',
    ]);
  });

  test('in its core runs the suites of both apps and the quick faults', () => {
    expect(runs('apps/server/src/podium.ts')).toEqual([
      'apps/server/src/edge/edge.test.ts',
      'apps/server/src/features/trivia/trivia.test.ts',
      'apps/server/src/features/push/push.test.ts',
      'e2e/browser/medals.test.ts',
      'e2e/browser/trivia.test.ts',
      'e2e/browser/console-trivia.test.ts',
      'e2e/browser/console-schedule.test.ts',
      'e2e/faults/start.test.ts',
    ]);
  });

  test('in the database also runs the slow faults that guard it', () => {
    expect(runs('apps/server/src/database/pool.ts')).toContain('e2e/faults/cluster.test.ts');
  });
});

test('a change of one sport visits its screens and runs the server tests that name it', () => {
  const planned = plan('packages/disciplines/src/jud/rules.ts');
  expect(planned.visits).toMatchObject({ sports: ['jud'], isShared: false });
  expect(runs('packages/disciplines/src/jud/rules.ts')).toEqual(['apps/server/src/edge/edge.test.ts']);
});

test('a change of the console runs its suites, and one of a section those that guard it', () => {
  const both = ['e2e/browser/console-trivia.test.ts', 'e2e/browser/console-schedule.test.ts'];
  expect(runs('apps/console/src/app.tsx')).toEqual(both);
  expect(runs('apps/console/src/sections/schedule/unit-dialog.tsx')).toEqual(['e2e/browser/console-schedule.test.ts']);
});

test('a changed suite is run, and adds no other', () => {
  expect(runs('e2e/faults/cluster.test.ts')).toEqual(['e2e/faults/cluster.test.ts']);
});

test('a change of dependencies still runs the slow suites whose folders changed', () => {
  expect(runs('package-lock.json', 'apps/server/scripts/generate.mjs')).toContain('e2e/house/feature-folder.test.ts');
});

test.each([
  ['without a base', undefined],
  ['after a change of dependencies', ['package-lock.json']],
])('%s everything runs except the slow suites, and every screen is visited on a phone', (_name, changed) => {
  const planned = planGate({ changed, suites, graph, textOf: () => '', day: '2026-11-28' });
  expect(planned.left).toEqual(['e2e/faults/cluster.test.ts', 'e2e/house/feature-folder.test.ts']);
  expect(planned.visits).toMatchObject({ isShared: true, hasNewStyles: true });
});
