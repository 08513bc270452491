import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listFiles } from './source-tree.ts';

const root = mkdtempSync(join(tmpdir(), 'podium-tree-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a copy without git has the same files as a checkout, without those that an installation or a build wrote', () => {
  for (const folder of ['src', 'node_modules/pg', 'apps/web/dist']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['src/a.ts', 'README.md', 'node_modules/pg/index.js', 'apps/web/dist/index.html'])
    writeFileSync(join(root, file), '');
  writeFileSync(join(root, '.gitignore'), 'node_modules/\ndist/\n');
  const files = ['README.md', 'src/a.ts'];
  expect(listFiles(root).toSorted()).toEqual(files);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  expect(listFiles(root).toSorted()).toEqual(['.gitignore', ...files]);
});
