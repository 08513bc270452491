import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changesSince } from './changes.ts';

const root = mkdtempSync(join(tmpdir(), 'podium-changes-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@games.example', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const write = (name: string, text = name): void => writeFileSync(join(root, name), text);

function commit(name: string): void {
  write(name);
  git('add', '.');
  git('commit', '--message', name);
}

test('everything counts as changed without git, without a whole run, or if the commit of the whole run is missing', () => {
  expect(changesSince(root, 'aaaaaaaa')).toEqual({ files: undefined, reason: 'this is not a git checkout' });
  git('init', '--initial-branch', 'main');
  expect(changesSince(root, undefined)).toEqual({ files: undefined, reason: 'no whole run is recorded' });
  commit('first.ts');
  expect(changesSince(root, 'c0ffee00c0ffee00')).toEqual({
    files: undefined,
    reason: 'commit c0ffee00 of the last whole run is not in this checkout',
  });
});

test('a machine without git is reported as the reason', () => {
  const { PATH } = process.env;
  process.env['PATH'] = '/nowhere';
  try {
    expect(changesSince(root, 'aaaaaaaa')).toEqual({ files: undefined, reason: 'git is not installed' });
  } finally {
    process.env['PATH'] = PATH;
  }
});

test('the changes since the last complete test run include committed, uncommitted, untracked, renamed and deleted files', () => {
  const base = git('rev-parse', 'HEAD').trim();
  expect(changesSince(root, base)).toEqual({ files: [], commits: 0 });
  commit('committed.ts');
  commit('gone.ts');
  const afterTwo = git('rev-parse', 'HEAD').trim();
  write('first.ts', 'edited');
  write('not added.ts');
  git('mv', 'committed.ts', 'renamed.ts');
  rmSync(join(root, 'gone.ts'));
  expect(changesSince(root, base)).toEqual({ files: ['first.ts', 'not added.ts', 'renamed.ts'], commits: 2 });
  expect(changesSince(root, afterTwo)).toEqual({
    files: ['committed.ts', 'first.ts', 'gone.ts', 'not added.ts', 'renamed.ts'],
    commits: 0,
  });
});
