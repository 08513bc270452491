/** The imports between the modules of the repository. */
import { dirname, join, normalize } from 'node:path/posix';
import { findImports, isCode } from '../checks/source-tree.ts';
import type { SourceTree } from '../checks/source-tree.ts';

/** Imported modules by importing module, as paths from the root; packages of others and types are left out. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

export function readModuleGraph(tree: SourceTree): ModuleGraph {
  const published = publishedModules(tree);
  const graph = new Map<string, string[]>();
  for (const [file, text] of tree) {
    const specifiers = specifiersOf(file, text);
    if (specifiers.length > 0)
      graph.set(
        file,
        specifiers.flatMap((name) => resolve(file, name, published) ?? []),
      );
  }
  return graph;
}

/**
 * @param follows whether to pass from an importing module to an imported one; always by default
 * @returns the modules that these import, directly or not, and these themselves
 */
export function importedBy(
  graph: ModuleGraph,
  files: readonly string[],
  follows: (from: string, to: string) => boolean = () => true,
): ReadonlySet<string> {
  const found = new Set(files);
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const imported of graph.get(file) ?? []) {
      if (found.has(imported) || !follows(file, imported)) continue;
      found.add(imported);
      waiting.push(imported);
    }
  }
  return found;
}

function specifiersOf(file: string, text: string): string[] {
  if (file.endsWith('.css'))
    return [...text.matchAll(/@import\s+(?:url\()?['"](\.[^'"]+)['"]/gu)].map(([, path]) => path!);
  if (!isCode(file)) return [];
  return findImports(file, text)
    .filter(({ isType }) => !isType)
    .map(({ specifier }) => specifier);
}

/** The module behind each name that a workspace exports: `@podium/games` is `packages/games/src/main.ts`. */
function publishedModules(tree: SourceTree): ReadonlyMap<string, string> {
  const published = new Map<string, string>();
  for (const [file, text] of tree) {
    if (!/^(?:packages|apps)\/[^/]+\/package\.json$|^(?:e2e|bench|rehearsal)\/package\.json$/u.test(file)) continue;
    const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, unknown> };
    // Conditional exports are those of a published package, which nothing here imports.
    for (const [key, path] of Object.entries(exports))
      if (typeof path === 'string') published.set(join(name, key), join(dirname(file), path));
  }
  return published;
}

function resolve(file: string, specifier: string, published: ReadonlyMap<string, string>): string | undefined {
  const path = specifier.split('?', 1)[0]!;
  if (path.startsWith('.')) return normalize(join(dirname(file), path));
  if (path.startsWith('#server/')) return join('apps/server/src', path.slice('#server/'.length));
  return published.get(path);
}
