/**
 * `npm test`, `npm run test:all`: runs the checks of the house, then the tests in one pool, longest first.
 *
 * Without arguments it is the first gate: the tests that the changes since the last whole run can affect, and one drawn
 * visit of every screen. `plan.ts` says which; `whole-run.json` records the last whole run.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSourceTree } from '../checks/source-tree.ts';
import { changesSince } from './changes.ts';
import { buildCheck, checkRunner, houseChecks } from './checks.ts';
import { addRun, readHistory, unreliableTests, writeHistory } from './history.ts';
import { readModuleGraph } from './module-graph.ts';
import { planGate } from './plan.ts';
import type { Plan } from './plan.ts';
import type { RunReport } from './report.ts';
import { scratchParent } from './scratch-folder.ts';
import { stopTestDatabase } from './stop-test-database.ts';
import { describeCounts, describeMinutes, minutesByPart, partOf } from './summary.ts';
import { describeWholeRun, readWholeRun, recordWholeRun } from './whole-run.ts';

/** Parts that can be asked for by name. */
const partsOfE2e: readonly string[] = ['visits', 'journeys', 'faults'];
const parts = ['house', 'rules', 'server', 'web', 'e2e', ...partsOfE2e] as const;

const root = fileURLToPath(new URL('../../', import.meta.url));
const words = process.argv.slice(2);
const isWhole = words.includes('--all');
const isPlanOnly = words.includes('--plan');
const requested = words.filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => !['--all', '--plan', ...parts].includes(word));
if (unknown.length > 0) {
  console.error(
    `npm test does not know ${unknown.join(', ')}: its parts are ${parts.join(', ')}, its options --all and --plan.`,
  );
  process.exit(1);
}

const wholeRun = readWholeRun(root);
const suites = globSync(
  ['packages/*/{src,scripts}', 'apps/*/{src,scripts,worker}', 'scripts', 'rehearsal', 'e2e'].map(
    (folder) => `${folder}/**/*.test.{ts,tsx}`,
  ),
  { cwd: root },
).toSorted();
const plan = isWhole || requested.length > 0 ? undefined : planSince();
if (isPlanOnly && !plan) {
  console.log(`- all ${suites.filter(isRequested).length} test files of ${requested.join(', ') || 'the whole'} run`);
  process.exit(0);
}
if (isPlanOnly) {
  printPlan(plan, true);
  process.exit(0);
}
process.exitCode = (await run(plan?.suites ?? suites.filter(isRequested))) ? 0 : 1;

function isRequested(suite: string): boolean {
  const part = partOf(suite);
  return requested.length === 0 || requested.includes(part) || (requested.includes('e2e') && partsOfE2e.includes(part));
}

/** The plan of the first gate; prints the base of the comparison. */
function planSince(): Plan {
  const { files, commits = 0, reason } = changesSince(root, wholeRun?.commit);
  if (wholeRun && files) console.log(describeWholeRun(wholeRun, commits, new Date()));
  else console.log(`${reason}: everything counts as changed`);
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  const graph = files ? readModuleGraph(readSourceTree(root)) : new Map<string, readonly string[]>();
  return planGate({
    changed: files,
    suites,
    graph,
    textOf,
    day: process.env['PODIUM_DAY'] ?? new Date().toISOString().slice(0, 10),
  });
}

function printPlan(planned: Plan | undefined, isLong = false): void {
  if (!planned) return;
  for (const reason of planned.reasons) console.log(`- ${reason}`);
  console.log(`- ${planned.suites.length} test files run; ${planned.left.length} are left to npm run test:all`);
  console.log(
    `- one visit of every screen is drawn for ${planned.visits.day}; all others are left to npm run test:all`,
  );
  if (!isLong) return;
  console.log(`\nRun:\n${planned.suites.join('\n')}\n\nLeft:\n${planned.left.join('\n')}`);
}

/** @returns whether everything passed */
async function run(files: readonly string[]): Promise<boolean> {
  printPlan(plan);
  const scratch = mkdtempSync(join(scratchParent(), 'podium-npm-test-'));
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    PODIUM_TEST_DATA_DIR: join(scratch, 'data'),
    PODIUM_GATE_REPORT: join(scratch, 'report.json'),
    ...(plan ? drawnShares(plan) : {}),
    TMPDIR: scratch,
    FORCE_COLOR: '0',
  };
  try {
    const started = Date.now();
    const checks = await runChecks(environment, files);
    const checked = Date.now();
    const isBuilt = checks.every(({ name, isGood }) => name !== buildCheck || isGood);
    const runnable = isBuilt ? files : files.filter((file) => !needsBuild(file));
    const report = runnable.length > 0 ? await runTests(environment, runnable) : { files: [], errors: 0 };
    return summarize(checks, report, { houseMs: checked - started, testsMs: Date.now() - checked });
  } finally {
    stopTestDatabase(join(scratch, 'data'));
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Makes tests with many cases run a share of them; the whole run includes all. */
function drawnShares({ visits }: Plan): NodeJS.ProcessEnv {
  return {
    PODIUM_VISITS: JSON.stringify(visits),
    PODIUM_DRAW_DAY: visits.day,
  };
}

function needsBuild(file: string): boolean {
  return file.startsWith('e2e/') || file.startsWith('apps/server/');
}

/** Runs the checks, or only the build if just tests are requested. */
async function runChecks(
  environment: NodeJS.ProcessEnv,
  files: readonly string[],
): Promise<{ name: string; isGood: boolean }[]> {
  const isHouse = requested.length === 0 || requested.includes('house');
  const known = existsSync(join(root, '.git')) ? [...readSourceTree(root).keys()] : undefined;
  const runner = checkRunner(root, environment, known);
  const lists = houseChecks(process.execPath).map((list) =>
    list.filter(({ name }) => (name === buildCheck ? isHouse || files.some(needsBuild) : isHouse)),
  );
  const results = lists.map(async (list) => {
    const done: { name: string; isGood: boolean }[] = [];
    for (const check of list) done.push(await runner.run(check));
    return done;
  });
  return (await Promise.all(results)).flat();
}

async function runTests(environment: NodeJS.ProcessEnv, files: readonly string[]): Promise<RunReport> {
  console.log(`\n${files.length} test files`);
  const runner = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [runner, 'run', ...files], { cwd: root, env: environment, stdio: 'inherit' });
  const status = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  try {
    const report = JSON.parse(readFileSync(environment['PODIUM_GATE_REPORT']!, 'utf8')) as RunReport;
    const failed = report.errors + report.files.reduce((sum, file) => sum + file.failed, 0);
    return status !== 0 && failed === 0 ? { ...report, errors: 1 } : report;
  } catch {
    return { files: [], errors: 1 };
  }
}

/** Prints failures, second tries, minutes and counts, and records the run. @returns whether everything passed */
function summarize(
  checks: readonly { isGood: boolean }[],
  report: RunReport,
  { houseMs, testsMs }: { houseMs: number; testsMs: number },
): boolean {
  const sum = (value: (file: RunReport['files'][number]) => number): number =>
    report.files.reduce((total, file) => total + value(file), 0);
  const passed = checks.filter(({ isGood }) => isGood).length + sum((file) => file.passed);
  const failed = checks.filter(({ isGood }) => !isGood).length + sum((file) => file.failed) + report.errors;
  const skipped = sum((file) => file.skipped);
  const seconds = Object.fromEntries(
    report.files.map((file) => [relative(root, file.path), Math.round(file.seconds * 10) / 10]),
  );
  const late = report.files.flatMap(({ secondTries }) => secondTries);
  const history = addRun(readHistory(root, wholeRun?.seconds), {
    seconds,
    ran: report.files.flatMap((file) => file.ran),
    secondTries: late.map(({ name }) => name),
  });
  writeHistory(root, history);
  printList(
    'Failed',
    report.files.flatMap(({ failures }) => failures),
  );
  printList(
    'Passed at the second try',
    late.map(({ name, message }) => `${name}\n    ${message}`),
  );
  printList(
    'Second try needed in three runs or more: mend these, or move them to the whole run',
    unreliableTests(history),
  );
  const minutes = minutesByPart(seconds, houseMs, testsMs);
  console.log(`\n${describeMinutes(minutes, seconds).join('\n')}`);
  if (isWhole && failed === 0) {
    const notable = Object.fromEntries(Object.entries(seconds).filter(([, value]) => value >= 1));
    const obstacle = recordWholeRun(root, {
      finishedAt: new Date().toISOString(),
      passed,
      skipped,
      minutes,
      seconds: notable,
    });
    console.log(
      obstacle
        ? `Not recorded as the last whole run: ${obstacle}`
        : 'Recorded as the last whole run: commit scripts/gate/whole-run.json',
    );
  }
  console.log(`\n${describeCounts(passed, failed, skipped)}`);
  return failed === 0;
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n- ${lines.join('\n- ')}`);
}
