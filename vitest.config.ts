import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { readHistory } from './scripts/gate/history.ts';
import { GateReporter } from './scripts/gate/report.ts';
import { readWholeRun } from './scripts/gate/whole-run.ts';

/** Suites that promise a time or measure one: after the others, two at once, for one alone leaves both cores idle for more than half of its time. */
const measuring = ['faults/before-serving', 'browser/live', 'browser/hidden-name', 'browser/console-first-games'].map(
  (name) => `e2e/${name}.test.ts`,
);
/** Tests of the harness that need neither server nor browser. */
const pure = ['visitor/draw', 'harness/longest-phrases', 'harness/result-texts'].map((name) => `e2e/${name}.test.ts`);
/** No suite leaves anything behind in a module, so files share a worker, and a browser: to begin anew for each took up to a quarter of their time. */
const isolate = false;
/**
 * One pool for all projects. A third of a test's time is another process's, the database's or the browser's, so one worker more
 * than cores keeps both at work. Four keep a slow machine so busy that readers get 503.
 */
const maxWorkers = Math.max(3, availableParallelism());

const root = import.meta.dirname;
const { seconds } = readHistory(root, readWholeRun(root)?.seconds);
/** A file that takes longer begins early: at the end, it would be alone. */
const LONG_S = 15;
/** Projects that need neither server nor browser: they find most faults, in less than a minute. */
const quick = new Set(['rules', 'web']);
class LongestFirst extends BaseSequencer {
  /**
   * Quick projects come first, then long files, longest first; then the others by project, because only files of one project share
   * a worker.
   */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification): number => seconds[relative(root, moduleId)] ?? 0;
    const isQuick = ({ project }: TestSpecification): boolean => quick.has(project.name);
    const isLong = (file: TestSpecification): boolean => secondsOf(file) > LONG_S && !isQuick(file);
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(isQuick),
      ...sorted.filter(isLong).toSorted((a, b) => secondsOf(b) - secondsOf(a)),
      ...sorted.filter((file) => !isQuick(file) && !isLong(file)),
    ];
  }
}

const wholeProduct = {
  isolate,
  environment: 'node',
  globalSetup: 'e2e/harness/demo-server.ts',
  // A limit for tests that hang, long enough for a machine of a third of the speed. The few longer tests set their own.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // A busy machine can keep a browser waiting for longer than that. `npm test` lists whatever needed its second try.
  retry: 1,
} as const;

export default defineConfig({
  test: {
    reporters: process.env['PODIUM_GATE_REPORT'] ? ['default', new GateReporter()] : ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          isolate,
          maxWorkers,
          include: [
            'packages/*/{src,scripts}/**/*.test.ts',
            'apps/{native,console}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'rehearsal/*.test.ts',
            ...pure,
          ],
          environment: 'node',
          // Some read every file of the house, beside other suites.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          maxWorkers,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/test-run.ts',
          environment: 'node',
          // As for the whole product: `npm test` lists whatever needed its second try.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      'apps/web/vitest.config.ts',
      {
        test: {
          ...wholeProduct,
          name: 'e2e',
          maxWorkers,
          include: ['e2e/**/*.test.ts'],
          exclude: [...pure, ...measuring],
        },
      },
      {
        test: { ...wholeProduct, name: 'e2e-timed', maxWorkers: 2, include: measuring, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
