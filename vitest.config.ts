import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Suites that start servers of their own, and kill them: three side by side. Four keep a slow machine so busy that readers get 503. */
const faults = 'e2e/faults/*.test.ts';
/** Suites that mostly wait, for minutes: `npm test` runs them beside the others. */
const waiting = ['e2e/faults/leavers.test.ts'];
/** Suites that promise a time or measure one: two at once, for one alone leaves both cores idle for more than half of its time. */
const timed = ['faults/before-serving', 'browser/live', 'browser/hidden-name', 'browser/console-first-games'].map(
  (name) => `e2e/${name}.test.ts`,
);
/** No suite leaves anything behind in a module, so files share a worker, and a browser: to begin anew for each took up to a quarter of their time. */
const isolate = false;
/** A minute and more each, begun first: at the end one of them would be alone. By size, as the runner sorts, they come last. */
const longest = [
  'english-on-phones',
  'english-on-desktops',
  'arabic',
  'other-languages',
  'kill',
  'nothing-unseen',
  'live',
].map((name) => `/${name}.test.ts`);
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
const wholeProduct = {
  isolate,
  environment: 'node',
  // A limit for tests that hang, long enough for a machine of a third of the speed. The few longer tests set their own.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // A busy machine can keep a browser waiting for longer than that. `npm test` lists whatever needed its second try.
  retry: 1,
} as const;

export default defineConfig({
  test: {
    // Two even on two cores: what a test waits for is mostly another process.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          isolate,
          include: [
            'packages/*/{src,scripts}/**/*.test.ts',
            'apps/{native,console}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'rehearsal/*.test.ts',
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
          // A third of their time is the database's: one more keeps both cores at work.
          maxWorkers: Math.max(3, availableParallelism()),
          sequence: { groupOrder: 4 },
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
          // Two leave a sixth of both cores idle: a test waits for the browser, the browser for the server.
          maxWorkers: Math.max(3, availableParallelism()),
          include: ['e2e/**/*.test.ts'],
          exclude: [faults, ...timed],
          globalSetup: 'e2e/harness/demo-server.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...wholeProduct,
          name: 'e2e-faults',
          include: [faults],
          exclude: [...timed, ...waiting],
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...wholeProduct, name: 'e2e-waiting', include: waiting, sequence: { groupOrder: 1 } } },
      {
        test: {
          ...wholeProduct,
          name: 'e2e-timed',
          include: timed,
          globalSetup: 'e2e/harness/demo-server.ts',
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
