import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSourceTree } from '../checks/source-tree.ts';
import { guards } from './guards.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('each whole-product suite except the visitor lists the folders that it guards, and the list has no other suites', () => {
  const suites = globSync(['e2e/browser/*.test.ts', 'e2e/faults/*.test.ts', 'e2e/house/*.test.ts'], { cwd: root });
  const names = suites.map((file) => file.slice('e2e/'.length, -'.test.ts'.length));
  expect(Object.keys(guards).toSorted()).toEqual(names.toSorted());
});

test('every guarded folder exists', () => {
  const files = [
    ...readSourceTree(root).keys(),
    ...globSync(['deploy/**', 'scripts/*.mjs', 'scripts/release/*'], { cwd: root }),
  ];
  const missing = Object.entries(guards).flatMap(([suite, { paths }]) =>
    paths.filter((path) => !files.some((file) => `${file}/`.startsWith(path))).map((path) => `${suite}: ${path}`),
  );
  expect(missing).toEqual([]);
});
