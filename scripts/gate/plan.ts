/**
 * The plan of the first gate: from the files that changed since everything passed to the suites that run and the
 * screens that are visited.
 */
import { guards } from './guards.ts';
import type { Guard } from './guards.ts';
import { importedBy } from './module-graph.ts';
import { isRegistry, isTest, sportFolder } from './neighbors.ts';
import { planVisits } from './plan-visits.ts';
import type { ModuleGraph } from './module-graph.ts';
import type { VisitScope } from '../../e2e/visitor/scope.ts';

export interface Plan {
  /** Paths of test files from the root. */
  suites: readonly string[];
  /** Test files that only the whole run executes now. */
  left: readonly string[];
  visits: VisitScope;
  /** One line for each kind of change that adds tests. */
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

const isOwned = /^apps\/(?:web\/src\/screens|server\/src\/features)\/([^/]+)\//u;
/** Files that no test of the product depends on. The rules, which always run, read them. */
const isBeside = /^(?:docs|security|bench|\.ci|deploy|rehearsal)\/|^scripts\/(?:gate|checks)\/|\.md$|^[^/]+$/u;
/** A change of one of these can change everything. */
const changesAll = /^(?:package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json|\.npmrc)$|(?:^|\/)package\.json$/u;

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
  const visits = planVisits(product, graph, day);
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

/** Returns whether a changed file is in the care of single suites, so that others need not run. */
function isInCare(file: string): boolean {
  if (isOwned.test(file) || sportFolder.test(file)) return true;
  return (
    /^(?:apps\/console\/src|packages\/contract\/src)\//u.test(file) &&
    allGuards.some(({ paths }) => isUnder(file, paths))
  );
}

/** Returns whether a change of a file runs a whole-product suite. */
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
