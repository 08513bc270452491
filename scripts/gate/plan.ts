/**
 * The plan of the first gate: from the files that changed since everything passed to the suites that run and the screens that
 * are visited.
 */
import { guards } from './guards.ts';
import type { Guard } from './guards.ts';
import { importedBy } from './module-graph.ts';
import type { ModuleGraph } from './module-graph.ts';
import type { VisitScope } from '../../e2e/visitor/scope.ts';

export interface Plan {
  /** Paths of test files from the root. */
  suites: readonly string[];
  /** Test files that only the whole run executes now. */
  left: readonly string[];
  visits: VisitScope;
  /** Why: one line for each kind of change. */
  reasons: readonly string[];
}

export interface PlanInput {
  /** Undefined if everything counts as changed. */
  changed: readonly string[] | undefined;
  /** Every test file, by its path from the root. */
  suites: readonly string[];
  graph: ModuleGraph;
  /** The text of a file. */
  textOf: (file: string) => string;
  day: string;
}

/** A change that reaches more screens than this is one of shared parts. */
const MAX_SCREENS_IN_FULL = 6;

const screensFolder = 'apps/web/src/screens/';
const isOwned = /^apps\/(?:web\/src\/screens|server\/src\/features)\/([^/]+)\//u;
const sportFolder = /^packages\/disciplines\/src\/([^/]+)\//u;
/** Files that no test of the product depends on. The rules, which always run, read them. */
const isBeside = /^(?:docs|security|bench|\.ci|deploy|rehearsal)\/|^scripts\/(?:gate|checks)\/|\.md$|^[^/]+$/u;
/** A change of one of these can change everything. */
const changesAll = /^(?:package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json|\.npmrc)$|(?:^|\/)package\.json$/u;
/** Lists of folders: they import all neighbors, which do not depend on each other. */
const isRegistry = /\.gen\.tsx?$|\/(?:routes|addresses)\.ts$/u;

export function planGate(input: PlanInput): Plan {
  const { changed, suites, graph, day } = input;
  if (changed === undefined || changed.some((file) => changesAll.test(file))) {
    const isLeft = (suite: string): boolean => {
      const guard = guardOf(suite);
      return guard?.isSlow === true && !changed?.some((path) => path === suite || isUnder(path, guard.paths));
    };
    const file = changed?.find((path) => changesAll.test(path));
    return {
      suites: suites.filter((suite) => !isLeft(suite)),
      left: suites.filter(isLeft),
      visits: { day, screens: [], sports: [], isShared: true, hasNewStyles: true },
      reasons: [file ? `${file} can change everything` : 'everything counts as changed'],
    };
  }
  const product = changed.filter((file) => !isBeside.test(file));
  const visits = visitsFor(product, graph, day);
  const isRun = (suite: string): boolean => {
    if (changed.includes(suite)) return true;
    if (/^e2e\/(?:visitor|harness)\//u.test(suite)) return true;
    if (suite.startsWith('e2e/')) return product.some((file) => wakes(file, suite));
    if (suite.startsWith('apps/server/')) return isServerSuiteReached(suite, product, input);
    return true;
  };
  return {
    suites: suites.filter(isRun),
    left: suites.filter((suite) => !isRun(suite)),
    visits,
    reasons: reasonsFor(changed, product, visits),
  };
}

/** The guard of a whole-product suite: of `e2e/faults/kill.test.ts` that of `faults/kill`. */
function guardOf(suite: string): Guard | undefined {
  return guards[/^e2e\/(.*)\.test\.ts$/u.exec(suite)?.[1] ?? ''];
}

const isUnder = (file: string, paths: readonly string[]): boolean => paths.some((path) => file.startsWith(path));
const allGuards = Object.values(guards);

/** Whether a changed file is in the care of single suites, so that others need not run. */
function isInCare(file: string): boolean {
  if (isOwned.test(file) || sportFolder.test(file)) return true;
  return (
    /^(?:apps\/console\/src|packages\/contract\/src)\//u.test(file) &&
    allGuards.some(({ paths }) => isUnder(file, paths))
  );
}

/** Whether a change of a file runs a whole-product suite. */
function wakes(file: string, suite: string): boolean {
  const guard = guardOf(suite);
  if (!guard) return true;
  if (isUnder(file, guard.paths)) return true;
  if (guard.isSlow || isTest(file) || isInCare(file)) return false;
  return restsOn(guard.rests, file);
}

function restsOn(layer: Guard['rests'], file: string): boolean {
  if (file.startsWith('scripts/')) return false;
  if (file.startsWith('apps/console/')) return layer === 'console';
  if (/^(?:apps\/(?:web|native)|packages\/ui)\//u.test(file)) return layer === 'web';
  return layer !== 'nothing';
}

function isServerSuiteReached(suite: string, changed: readonly string[], { graph, textOf }: PlanInput): boolean {
  const relevant = changed.filter((file) => /^(?:apps\/server|packages)\//u.test(file) && !isTest(file));
  if (relevant.length === 0) return false;
  const own = folderOf(suite);
  const reached = importedBy(graph, [suite], (from, to) => !isRegistry.test(from) || isNeighborRelevant(own, to));
  const text = textOf(suite);
  return relevant.some((file) => {
    const sport = sportFolder.exec(file)?.[1];
    // Suites know a sport by its name: `jud`, `JUD`, `JUDM60KG`.
    if (sport !== undefined && sport !== 'generic')
      return new RegExp(`\\b(?:${sport}\\b|${sport.toUpperCase()})`, 'u').test(text);
    return reached.has(file) || (isReadByPath(file) && isNeighborRelevant(own, file));
  });
}

const isTest = (file: string): boolean => /\.test\.tsx?$/u.test(file);
/** The folder of a server feature. */
const folderOf = (file: string): string | undefined => /^apps\/server\/src\/features\/[^/]+\//u.exec(file)?.[0];

/** A feature's suite does not depend on other features, although the server that it starts contains them. */
function isNeighborRelevant(own: string | undefined, file: string): boolean {
  const folder = folderOf(file);
  return own === undefined || folder === undefined || folder === own;
}

/** Migrations, fonts and the like, and phrases, which are compiled: no import names them. */
const isReadByPath = (file: string): boolean =>
  !file.startsWith('packages/ui/') && (!/\.(?:tsx?|mjs)$/u.test(file) || file.includes('/phrases/'));

function visitsFor(changed: readonly string[], graph: ModuleGraph, day: string): VisitScope {
  const sports = new Set<string>();
  const screens = new Set<string>();
  const shared: string[] = [];
  for (const file of changed) {
    if (isTest(file)) continue;
    const sport = sportFolder.exec(file)?.[1];
    if (sport !== undefined) sports.add(sport);
    else if (file.startsWith(screensFolder) && !file.endsWith('/navigation.ts'))
      screens.add(file.slice(screensFolder.length).split('/')[0]!);
    else if (/^(?:apps\/web|packages\/(?:ui|i18n))\//u.test(file) || file.endsWith('/navigation.ts')) shared.push(file);
    else if (/^e2e\/(?:visitor|harness)\//u.test(file)) shared.push(file);
  }
  const reach = shared.map((file) => screensThatImport(file, graph));
  for (const folders of reach) if (folders) for (const folder of folders) screens.add(folder);
  const isShared = reach.some((folders) => folders === undefined) || screens.size > MAX_SCREENS_IN_FULL;
  return {
    day,
    screens: isShared ? screensOf(changed) : [...screens].toSorted(),
    sports: [...sports].toSorted(),
    isShared,
    hasNewStyles: shared.some((file) => file.endsWith('.css')),
  };
}

/** Screens whose own folders changed; none if those are too many. */
function screensOf(changed: readonly string[]): string[] {
  const folders = new Set(
    changed
      .filter((file) => file.startsWith(screensFolder) && !isTest(file))
      .map((file) => file.slice(screensFolder.length).split('/')[0]!),
  );
  return folders.size > MAX_SCREENS_IN_FULL ? [] : [...folders].toSorted();
}

/** @returns folders of the screens that import a module; undefined if every page loads it, or if that is not known */
function screensThatImport(file: string, graph: ModuleGraph): readonly string[] | undefined {
  if (!/\.tsx?$/u.test(file) || /\/phrases\/|\/navigation\.ts$|^packages\/i18n\//u.test(file)) return undefined;
  const passes = (from: string): boolean => !isRegistry.test(from);
  const frame = ['root.tsx', 'locale-layout.tsx', 'router.tsx', 'client.tsx', 'server.ts', 'start-app.tsx'];
  if (
    importedBy(
      graph,
      frame.map((name) => `apps/web/src/${name}`),
      passes,
    ).has(file)
  )
    return undefined;
  const roots = new Map<string, string[]>();
  for (const module of graph.keys()) {
    if (!module.startsWith(screensFolder) || !module.endsWith('route.tsx')) continue;
    const folder = module.slice(screensFolder.length).split('/')[0]!;
    roots.set(folder, [...(roots.get(folder) ?? []), module]);
  }
  const folders = [...roots]
    .filter(([, modules]) => importedBy(graph, modules, passes).has(file))
    .map(([name]) => name);
  return folders.length > MAX_SCREENS_IN_FULL ? undefined : folders;
}

function reasonsFor(changed: readonly string[], product: readonly string[], visits: VisitScope): string[] {
  if (changed.length === 0) return ['nothing changed since'];
  const { screens, sports, isShared } = visits;
  return [
    `${changed.length} files changed since, ${product.length} of them part of the product`,
    ...(isShared ? ['shared parts of the web app changed: every screen is visited on a phone'] : []),
    ...(screens.length > 0 ? [`visited in full: ${screens.join(', ')}`] : []),
    ...(sports.length > 0 ? [`sports visited in full: ${sports.join(', ')}`] : []),
  ];
}
