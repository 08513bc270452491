import { expect, test } from 'vitest';
import { importedBy, readModuleGraph } from './module-graph.ts';

const graph = readModuleGraph(
  new Map([
    ['packages/games/package.json', '{ "name": "@podium/games", "exports": { ".": "./src/main.ts" } }'],
    ['packages/games/src/main.ts', "export * from './medals.ts';"],
    ['packages/games/src/medals.ts', 'export const a = 1;'],
    ['apps/server/src/log.ts', "import { a } from '@podium/games';\nimport type { B } from './types.ts';"],
    ['apps/server/src/cli/main.ts', "import { log } from '#server/log.ts';\nimport pg from 'pg';"],
    ['apps/web/src/root.tsx', "import './styles.css?url';\nconst late = import('./late.tsx');"],
    ['apps/web/src/styles.css', "@import './page.css';"],
  ]),
);

test('follows workspaces by name, names of the server, files, lazy imports and styles, but no types and no packages', () => {
  expect([...importedBy(graph, ['apps/server/src/cli/main.ts'])]).toEqual([
    'apps/server/src/cli/main.ts',
    'apps/server/src/log.ts',
    'packages/games/src/main.ts',
    'packages/games/src/medals.ts',
  ]);
  expect(importedBy(graph, ['apps/web/src/root.tsx'])).toEqual(
    new Set(['apps/web/src/root.tsx', 'apps/web/src/late.tsx', 'apps/web/src/styles.css', 'apps/web/src/page.css']),
  );
});

test('stops where it may not follow', () => {
  const stopped = importedBy(graph, ['apps/server/src/cli/main.ts'], (from) => !from.endsWith('log.ts'));
  expect([...stopped]).toEqual(['apps/server/src/cli/main.ts', 'apps/server/src/log.ts']);
});
