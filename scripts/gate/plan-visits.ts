/** Selects the screens that the visitor opens, and the thoroughness: `e2e/visitor/draw.ts` draws the visits. */
import { importedBy } from './module-graph.ts';
import type { ModuleGraph } from './module-graph.ts';
import { isRegistry, isTest, sportFolder } from './neighbors.ts';
import type { VisitScope } from '../../e2e/visitor/scope.ts';

/** A change that reaches more screens than this is one of shared parts. */
const MAX_SCREENS_IN_FULL = 6;
const screensFolder = 'apps/web/src/screens/';
/** The modules of every page. */
const frame = ['root.tsx', 'locale-layout.tsx', 'router.tsx', 'client.tsx', 'server.ts', 'start-app.tsx'].map(
  (name) => `apps/web/src/${name}`,
);

/**
 * @param changed paths from the root
 * @param day `2026-11-28`
 */
export function planVisits(changed: readonly string[], graph: ModuleGraph, day: string): VisitScope {
  const sports = new Set<string>();
  const screens = new Set<string>();
  const shared: string[] = [];
  for (const file of changed) {
    if (isTest(file)) continue;
    const sport = sportFolder.exec(file)?.[1];
    if (sport !== undefined) sports.add(sport);
    else if (file.startsWith(screensFolder) && !file.endsWith('/navigation.ts')) screens.add(screenName(file));
    else if (/^(?:apps\/web|packages\/(?:ui|i18n))\//u.test(file) || file.endsWith('/navigation.ts')) shared.push(file);
    else if (/^e2e\/(?:visitor|harness)\//u.test(file)) shared.push(file);
  }
  // A deleted screen cannot be visited.
  const standing = new Set(
    [...graph.keys()].filter((module) => module.startsWith(screensFolder)).map((module) => screenName(module)),
  );
  for (const folder of screens) if (!standing.has(folder)) screens.delete(folder);
  const reach = shared.map((file) => screensThatImport(file, graph));
  for (const folders of reach) if (folders) for (const folder of folders) screens.add(folder);
  const isShared = reach.some((folders) => folders === undefined) || screens.size > MAX_SCREENS_IN_FULL;
  return {
    day,
    screens: isShared ? screensOf(changed).filter((folder) => standing.has(folder)) : [...screens].toSorted(),
    sports: [...sports].toSorted(),
    isShared,
    hasNewStyles: shared.some((file) => file.endsWith('.css')),
  };
}

/** @param file below the screens' folder */
const screenName = (file: string): string => file.slice(screensFolder.length).split('/')[0]!;

/** Screens whose own folders changed; none if those are too many. */
function screensOf(changed: readonly string[]): string[] {
  const folders = new Set(
    changed.filter((file) => file.startsWith(screensFolder) && !isTest(file)).map((file) => screenName(file)),
  );
  return folders.size > MAX_SCREENS_IN_FULL ? [] : [...folders].toSorted();
}

/** @returns folders of the screens that import a module; undefined if every page loads it, or if that is not known */
function screensThatImport(file: string, graph: ModuleGraph): readonly string[] | undefined {
  if (!/\.tsx?$/u.test(file) || /\/phrases\/|\/navigation\.ts$|^packages\/i18n\//u.test(file)) return undefined;
  const passes = (from: string): boolean => !isRegistry.test(from);
  if (importedBy(graph, frame, passes).has(file)) return undefined;
  const roots = new Map<string, string[]>();
  for (const module of graph.keys()) {
    if (!module.startsWith(screensFolder) || !module.endsWith('route.tsx')) continue;
    const folder = screenName(module);
    roots.set(folder, [...(roots.get(folder) ?? []), module]);
  }
  const folders = [...roots]
    .filter(([, modules]) => importedBy(graph, modules, passes).has(file))
    .map(([name]) => name);
  return folders.length > MAX_SCREENS_IN_FULL ? undefined : folders;
}
