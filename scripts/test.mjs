// npm test: installs dependencies, then runs every check and test; the last line is the total.
// npm test -- rules e2e: only these parts.
// npm test -- changed: the checks, and only the tests that changes since main can affect.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles } from './changed-files.mjs';
import { ensureInstalled, installedNode } from './install.mjs';
import { scratchParent } from './scratch-folder.mjs';

/** Test runner projects of each part; `house` has checks instead of tests. */
const parts = {
  house: [],
  rules: ['rules'],
  server: ['server'],
  web: ['web'],
  e2e: ['e2e', 'e2e-faults', 'e2e-timed'],
};
const requested = process.argv.slice(2);
const isOnlyChanged = requested.length === 1 && requested[0] === 'changed';
const unknown = isOnlyChanged ? [] : requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `npm test does not know ${unknown.join(', ')}: its parts are ${Object.keys(parts).join(', ')}, or changed alone.`,
  );
  process.exit(1);
}
const isRequested = (part) => requested.length === 0 || isOnlyChanged || requested.includes(part);

const root = fileURLToPath(new URL('../', import.meta.url));
/** With `changed`: what to compare with, and whole-product suites to run, which are those that changed themselves. */
const changes = isOnlyChanged ? changedFiles(root) : undefined;
const changedSuites = changes?.files.filter((file) => /^e2e\/.*\.test\.ts$/.test(file) && existsSync(join(root, file)));
ensureInstalled();
const node = installedNode();
const bin = join(root, 'node_modules/.bin');
const scratch = mkdtempSync(join(scratchParent(), 'podium-npm-test-'));
const environment = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  PODIUM_TEST_DATA_DIR: join(scratch, 'data'),
  TMPDIR: scratch,
  FORCE_COLOR: '0',
};
const sum = { passed: 0, failed: 0, skipped: 0 };
/** Tests that passed only on the second attempt, with their first failure. */
const secondTries = [];
const failures = [];

/** A check that passes or fails as a whole. Its output is printed in one block, because others run in parallel. */
async function check(name, command, args) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const status = await new Promise((resolve) => {
    child.on('error', (error) => resolve(String(error)));
    child.on('close', resolve);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const isGood = status === 0;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!isGood) console.log(`${Buffer.concat(output).toString()}${typeof status === 'string' ? status : ''}`.trim());
  sum[isGood ? 'passed' : 'failed']++;
  return isGood;
}

/** Runs checks in sequence. */
async function runInSequence(checks) {
  for (const args of checks) await check(...args);
}

const reportPath = (name) => join(scratch, `${name}.json`);

/** Arguments of the test runner for some of its projects. */
const runnerArguments = (name, projects) => [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportPath(name)}`,
  ...(changes && name === 'e2e' ? changedSuites : []),
  // The runner follows imports; a change of package.json or of its own configuration runs everything.
  ...(changes && name !== 'e2e' ? [`--changed=${changes.base}`] : []),
];

/** The tests of a part. */
function runTests(name) {
  if (!isRequested(name)) return;
  console.log(`\n${name} tests`);
  const done = spawnSync(node, runnerArguments(name, parts[name]), { cwd: root, env: environment, stdio: 'inherit' });
  addCounts(name, done.status);
}

/**
 * Starts tests that wait for minutes, in parallel with others. @returns a function that waits for them and prints
 * their output
 */
function startInParallel(name) {
  const file = join(scratch, `${name}.log`);
  const log = openSync(file, 'w');
  const child = spawn(node, runnerArguments(name, [name]), {
    cwd: root,
    env: environment,
    stdio: ['ignore', log, log],
  });
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });
  return async () => {
    const status = await ended;
    closeSync(log);
    console.log(`\n${name} tests\n${readFileSync(file, 'utf8')}`);
    addCounts(name, status);
  };
}

/** Adds the counts of a run to the total. */
function addCounts(name, status) {
  try {
    const result = JSON.parse(readFileSync(reportPath(name), 'utf8'));
    sum.passed += result.numPassedTests;
    sum.failed += result.numFailedTests;
    sum.skipped += result.numPendingTests + result.numTodoTests;
    // A file that could not be loaded, or an error outside of a test.
    const broken = result.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
    ).length;
    sum.failed += broken;
    if (status !== 0 && result.numFailedTests === 0 && broken === 0) sum.failed++;
    const tests = result.testResults.flatMap((file) => file.assertionResults);
    failures.push(...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName));
    for (const test of tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0))
      secondTries.push(`${test.fullName}\n    ${test.failureMessages[0].split('\n')[0]}`);
  } catch {
    sum.failed++;
  }
}

const isBuildRequested = isRequested('server') || isRequested('e2e');
if (changes) console.log(`${changes.files.length} files changed since ${changes.base.slice(0, 8)}`);
let isBuilt = true;
/**
 * Builds before knip runs: the build compiles the phrases, and the web app's configuration, which knip reads, lists
 * the compiled bundles.
 */
async function buildThenUnused() {
  if (isBuildRequested) isBuilt = await check('the web app is built', node, ['scripts/build.mjs', '--when-changed']);
  if (!isRequested('house')) return;
  if (!isBuildRequested) await check('phrases are compiled', node, ['packages/i18n/scripts/compile.ts']);
  await check('nothing unused', 'knip', ['--no-progress']);
}
// In parallel, because each of them is idle part of the time.
const checks = [buildThenUnused()];
if (isRequested('house')) {
  checks.push(runInSequence([['types', node, ['scripts/typecheck.mjs']]]));
  checks.push(
    runInSequence([
      ['formatting', 'oxfmt', ['--check', '.']],
      ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
      ['rules of the house', node, ['scripts/checks/main.ts']],
      ['registries are fresh', node, ['packages/disciplines/scripts/generate-registry.mjs', '--check']],
      ['the list of features is fresh', node, ['apps/server/scripts/generate-features.mjs', '--check']],
      ['message kinds are fresh', node, ['packages/odf/scripts/generate-kinds.mjs', '--check']],
      ['content kinds are fresh', node, ['packages/content/scripts/generate-kinds.mjs', '--check']],
      ['the contract’s parts are fresh', node, ['packages/contract/scripts/generate-parts.mjs', '--check']],
      ['colours of flags are fresh', node, ['apps/server/scripts/generate-flag-colours.mjs', '--check']],
      ['pictograms are fresh', node, ['packages/disciplines/scripts/generate-pictograms.mjs', '--check']],
      ['phrases are complete', node, ['packages/i18n/scripts/compile.ts', '--check']],
    ]),
  );
}
await Promise.all(checks);
runTests('rules');
runTests('server');
runTests('web');
if (changes) {
  if (isBuilt && changedSuites.length > 0) runTests('e2e');
} else if (isBuilt && isRequested('e2e')) {
  const endWaiting = startInParallel('e2e-waiting');
  runTests('e2e');
  await endWaiting();
}

stopTestDatabase();
rmSync(scratch, { recursive: true, force: true });
if (changes) {
  const suites = readdirSync(join(root, 'e2e'), { recursive: true }).filter((file) => file.endsWith('.test.ts')).length;
  console.log(`
Left out:
- tests of rules, server and web that import none of the changed files, even if they read one by its path
- ${suites - changedSuites.length} of ${suites} whole-product suites (e2e): only those changed themselves ran
Run npm test before you push.`);
}
if (failures.length > 0) console.log(`\nFailed:\n- ${failures.join('\n- ')}`);
if (secondTries.length > 0) console.log(`\nPassed at the second try:\n- ${secondTries.join('\n- ')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed > 0 ? 1 : 0;

function stopTestDatabase() {
  try {
    const pid = Number(readFileSync(join(scratch, 'data/pg/postmaster.pid'), 'utf8').split('\n')[0]);
    if (pid) process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 100; tries++) {
      process.kill(pid, 0);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  } catch {
    // Already stopped, or never started.
  }
}
