import { expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { readSourceTree } from '../checks/source-tree.ts';
import { importedBy, readModuleGraph } from './module-graph.ts';

const graph = readModuleGraph(
  new Map([
    ['packages/games/package.json', '{ "name": "@podium/games", "exports": { ".": "./src/main.ts" } }'],
    ['packages/games/src/main.ts', "export * from './medals.ts';"],
    ['packages/games/src/medals.ts', 'export const a = 1;'],
    ['apps/server/src/ground/log.ts', "import { a } from '@podium/games';\nimport type { B } from './types.ts';"],
    ['apps/server/src/cli/main.ts', "import { log } from '#server/ground/log.ts';\nimport pg from 'pg';"],
    ['apps/web/src/root.tsx', "import './styles.css?url';\nconst late = import('./late.tsx');"],
    ['apps/web/src/styles.css', "@import './page.css';"],
  ]),
);

test('the module graph follows workspaces, imported names of the server, files, lazy imports and styles, but no types and no packages', () => {
  expect([...importedBy(graph, ['apps/server/src/cli/main.ts'])]).toEqual([
    'apps/server/src/cli/main.ts',
    'apps/server/src/ground/log.ts',
    'packages/games/src/main.ts',
    'packages/games/src/medals.ts',
  ]);
  expect(importedBy(graph, ['apps/web/src/root.tsx'])).toEqual(
    new Set(['apps/web/src/root.tsx', 'apps/web/src/late.tsx', 'apps/web/src/styles.css', 'apps/web/src/page.css']),
  );
});

test('the module graph stops at files that it must not follow', () => {
  const stopped = importedBy(graph, ['apps/server/src/cli/main.ts'], (from) => !from.endsWith('log.ts'));
  expect([...stopped]).toEqual(['apps/server/src/cli/main.ts', 'apps/server/src/ground/log.ts']);
});

test('in this repository, documents depend on the rules of medals, and the frame does not depend on a page', () => {
  const repository = readModuleGraph(readSourceTree(fileURLToPath(new URL('../../', import.meta.url))));
  const read = importedBy(repository, ['apps/server/src/read-model/read-model.ts']);
  expect(read).toContain('packages/games/src/medals/medal-table.ts');
  const frame = importedBy(repository, ['apps/web/src/root.tsx'], (from) => !from.endsWith('.gen.ts'));
  expect([...frame].filter((file) => file.includes('/screens/') && file.endsWith('-screen.tsx'))).toEqual([]);
});
