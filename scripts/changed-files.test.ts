import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedFiles } from './changed-files.mjs';

const root = mkdtempSync(join(tmpdir(), 'podium-changed-'));
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

test('lists what the branch and its uncommitted work change, and not what main has changed since', () => {
  git('init', '--initial-branch', 'main');
  expect(() => changedFiles(root)).toThrow('needs the branch main');
  commit('first.ts');
  const base = git('rev-parse', 'HEAD').trim();
  expect(changedFiles(root)).toEqual({ base, files: [] });

  git('switch', '--create', 'topic');
  commit('committed.ts');
  git('switch', 'main');
  commit('of-main.ts');
  git('switch', 'topic');
  write('first.ts', 'edited');
  write('not added.ts');
  expect(changedFiles(root)).toEqual({ base, files: ['committed.ts', 'first.ts', 'not added.ts'] });
});
