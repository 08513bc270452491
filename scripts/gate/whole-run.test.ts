import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeWholeRun, readWholeRun, recordWholeRun } from './whole-run.ts';

const root = mkdtempSync(join(tmpdir(), 'podium-whole-run-'));
afterAll(() => rmSync(root, { recursive: true }));
const run = { finishedAt: '2026-11-28T09:00:00.000Z', passed: 3, skipped: 0, minutes: { all: 30 }, seconds: {} };
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@games.example', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('a whole run is recorded with its commit, but only if that commit is what ran', () => {
  mkdirSync(join(root, 'scripts/gate'), { recursive: true });
  expect(recordWholeRun(root, run)).toBe('this is not a git checkout');
  git('init', '--initial-branch', 'main');
  writeFileSync(join(root, 'a.ts'), '');
  git('add', '.');
  git('commit', '--message', 'a');
  writeFileSync(join(root, 'a.ts'), 'edited');
  expect(recordWholeRun(root, run)).toBe('1 files differ from the last commit');
  expect(readWholeRun(root)).toBeUndefined();
  git('checkout', 'a.ts');
  expect(recordWholeRun(root, run)).toBeUndefined();
  const commit = git('rev-parse', 'HEAD').trim();
  expect(readWholeRun(root)).toEqual({ commit, ...run });
  // The record itself is no difference.
  expect(recordWholeRun(root, run)).toBeUndefined();
});

test('a damaged record is refused with the command that restores it', () => {
  writeFileSync(join(root, 'scripts/gate/whole-run.json'), '<<<<<<< HEAD');
  expect(() => readWholeRun(root)).toThrow(/is not valid JSON .*git checkout HEAD -- scripts\/gate\/whole-run\.json/u);
});

test.each([
  ['2026-11-28T09:59:00Z', 1, 'everything passed 59 minutes ago at d4c573b0, 1 commit since'],
  ['2026-11-28T18:10:00Z', 14, 'everything passed 9 hours ago at d4c573b0, 14 commits since'],
  ['2026-12-01T09:00:00Z', 0, 'everything passed 3 days ago at d4c573b0, 0 commits since'],
])('at %s, %i commits later, the gate prints %s', (now, commits, line) => {
  expect(describeWholeRun({ commit: 'd4c573b012345678', ...run }, commits, new Date(now))).toBe(line);
});
