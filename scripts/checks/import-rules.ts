/** Import rules between folders. The message of each rule names the alternative. */
import { dirname, join, normalize } from 'node:path/posix';
import { findImports, isCode, isTest } from './source-tree.ts';
import type { Import, Problem, SourceTree, Workspace } from './source-tree.ts';

/** Workspaces that a workspace may import. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  games: [],
  odf: ['games'],
  content: ['games'],
  'games-folder': ['games', 'content', 'i18n'],
  contract: ['games', 'content'],
  i18n: ['games'],
  gtfs: ['games', 'games-folder', 'i18n'],
  'foreign-files': ['games', 'games-folder', 'i18n', 'disciplines'],
  disciplines: ['games', 'i18n'],
  ui: ['i18n'],
  web: ['games', 'content', 'contract', 'i18n', 'disciplines', 'ui'],
  console: ['games', 'content', 'games-folder', 'contract', 'i18n', 'ui'],
  native: ['contract', 'i18n', 'web'],
  e2e: ['games', 'content', 'odf', 'contract', 'i18n', 'demo-games', 'server', 'native'],
  'demo-games': ['games', 'content', 'games-folder', 'disciplines', 'odf', 'gtfs'],
  server: [
    'games',
    'content',
    'odf',
    'games-folder',
    'foreign-files',
    'gtfs',
    'contract',
    'i18n',
    'disciplines',
    'demo-games',
  ],
  bench: ['games', 'odf', 'contract', 'demo-games', 'server'],
  rehearsal: ['contract', 'odf', 'demo-games', 'server', 'e2e'],
};

/** A layer of the server may import itself and earlier layers. */
const serverLayers: readonly (readonly string[])[] = [
  ['ground'],
  ['answers'],
  ['database'],
  ['access', 'mail'],
  ['routes'],
  ['files'],
  ['feed'],
  ['flags'],
  ['read-model'],
  ['live'],
  ['features'],
  ['edge'],
  ['podium.ts', 'server-jobs.ts', 'cli', 'testing'],
];

/** A layer of the demo Games may import itself and earlier layers. */
const demoLayers: readonly (readonly string[])[] = [
  ['code.ts', 'random.ts', 'clock.ts', 'model.ts', 'words', 'folder-rows.ts'],
  ['places'],
  ['people'],
  ['formats'],
  ['disciplines'],
  ['schedule'],
  ['world.ts', 'records.ts'],
  ['messages'],
  ['timeline', 'content', 'transport', 'games-folder.ts'],
  ['demo-games.ts', 'main.ts', 'testing'],
];

/** A group of the web app's shared parts may import itself and earlier groups. */
const sharedLayers: readonly (readonly string[])[] = [
  ['reader'],
  ['shell'],
  ['elements'],
  ['program'],
  ['places'],
  ['people'],
  ['results'],
  ['services'],
];

/** A layer of the console may import itself and earlier layers. Sections do not import each other. */
const consoleLayers: readonly (readonly string[])[] = [
  ['look', 'api'],
  ['language'],
  ['session'],
  ['frame'],
  ['fields'],
  ['lists'],
  ['program', 'drafts'],
  ['sections'],
  ['sign-in'],
  ['layout'],
  ['app.tsx', 'main.tsx'],
];

/** A part of the feed may import itself and earlier parts. */
const feedParts = ['apply/', 'folder/export/', 'folder/import/', 'applier.ts'].map(
  (part) => `apps/server/src/feed/${part}`,
);

/** Folders whose subfolders must not import each other. */
const neighbors = [
  {
    pattern: /^packages\/disciplines\/src\/([^/]+)\//,
    what: 'discipline',
    shared: new Set(['generic']),
    remedy: 'move what both need to packages/games',
  },
  {
    pattern: /^apps\/web\/src\/screens\/([^/]+)\//,
    what: 'screen',
    shared: new Set<string>(),
    remedy: 'move what both need to apps/web/src/shared',
  },
  {
    pattern: /^apps\/server\/src\/features\/([^/]+)\//,
    what: 'feature',
    shared: new Set<string>(),
    remedy: 'let one write to the outbox and the other read it',
  },
  {
    pattern: /^apps\/console\/src\/sections\/([^/]+)\//,
    what: 'section',
    shared: new Set<string>(),
    remedy: 'move what both need to a layer below, or find the other by its name with useOpenSections',
  },
  {
    pattern: /^packages\/odf\/src\/kinds\/([^/]+)\//,
    what: 'message kind',
    shared: new Set<string>(),
    remedy: 'move what both need to elements, shapes, read or write in packages/odf/src',
  },
] as const;

const ourName = /^@podium\/([^/]+)(\/.*)?$/;

export function checkImports(tree: SourceTree, workspaces: readonly Workspace[]): Problem[] {
  const problems: Problem[] = [];
  for (const [file, text] of tree) {
    const workspace = workspaces.find((workspace) => file.startsWith(`${workspace.folder}/`));
    if (!workspace || !isCode(file)) continue;
    for (const imported of findImports(file, text)) {
      for (const [rule, message] of importProblems(file, imported, workspace, workspaces))
        problems.push({ file, line: imported.line, rule, message });
    }
  }
  return problems;
}

type Verdict = [rule: string, message: string];

function importProblems(
  file: string,
  imported: Import,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): Verdict[] {
  if (imported.specifier.startsWith('.')) return relativeImportProblems(file, imported, workspace);
  if (imported.specifier.startsWith('#') || imported.specifier.startsWith('virtual:')) return [];
  const ours = ourName.exec(imported.specifier);
  if (ours)
    return [
      ...workspaceImportProblems(imported, workspace, workspaces, ours[1]!),
      ...earlyReadProblems(file, imported),
    ];
  return foreignImportProblems(file, imported, workspace);
}

/** Files that generators read in a fresh clone, before anything is generated. */
const readEarly = /^packages\/content\/src\/(?:(?:[^/]+\/)?kind|field|words)\.ts$/;

/** A value of another workspace would load its generated files, which are not there yet; types are not loaded. */
function earlyReadProblems(file: string, { specifier, isType }: Import): Verdict[] {
  if (!readEarly.test(file) || isType) return [];
  return [
    ['early-read', `${specifier} is not generated yet when a fresh clone reads this: write the words in words.ts`],
  ];
}

function workspaceImportProblems(
  imported: Import,
  workspace: Workspace,
  workspaces: readonly Workspace[],
  target: string,
): Verdict[] {
  const workspaceName = workspace.folder.split('/').at(-1)!;
  const verdicts: Verdict[] = [];
  if (!mayImport[workspaceName]?.includes(target)) {
    verdicts.push([
      'direction',
      `${workspaceName} must not import ${target}; it may import ${mayImport[workspaceName]?.join(', ') || 'nothing of ours'}`,
    ]);
  }
  const other = workspaces.find((candidate) => candidate.name === `@podium/${target}`);
  if (other && !other.exports.has(imported.specifier.split('?', 1)[0]!)) {
    verdicts.push([
      'deep-import',
      `${imported.specifier} is not among the exports of ${other.folder}/package.json: import ${other.name}`,
    ]);
  }
  if (!workspace.dependencies.has(`@podium/${target}`))
    verdicts.push(['undeclared', `@podium/${target} is not in ${workspace.folder}/package.json`]);
  return verdicts;
}

function foreignImportProblems(file: string, imported: Import, workspace: Workspace): Verdict[] {
  const isBuiltin = imported.specifier.startsWith('node:');
  if (isBuiltin) {
    const isPure =
      /^packages\/(games|disciplines|content|contract)\//.test(file) && !isTest(file) && !file.includes('/scripts/');
    return isPure ? [['purity', `${imported.specifier}: rules have no I/O; hand the value in`]] : [];
  }
  const name = imported.specifier
    .split('/')
    .slice(0, imported.specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const isOfTheHouse = isTest(file) && ['vitest', 'fast-check'].includes(name);
  const isConfiguration = /\/(vite|vitest|drizzle)\.config\.ts$/.test(file) && name === 'vitest';
  if (workspace.dependencies.has(name) || isOfTheHouse || isConfiguration) return [];
  return [['undeclared', `${name} is not in ${workspace.folder}/package.json; npm hoists it today, not tomorrow`]];
}

function relativeImportProblems(file: string, imported: Import, workspace: Workspace): Verdict[] {
  const target = normalize(join(dirname(file), imported.specifier.split('?', 1)[0]!));
  const verdicts: Verdict[] = [];
  if (!target.startsWith(`${workspace.folder}/`)) {
    verdicts.push(['workspace-border', `${target} is another workspace: import it by its name`]);
    return verdicts;
  }
  if (!file.includes('.gen.') && !/\.(tsx?|mjs|css|json|geojson|svg)$/.test(target))
    verdicts.push(['file-ending', `name the file with its ending: ${imported.specifier}`]);
  for (const { pattern, what, shared, remedy } of neighbors) {
    const [here, there] = [pattern.exec(file)?.[1], pattern.exec(target)?.[1]];
    if (here !== undefined && there !== undefined && here !== there && !(shared as ReadonlySet<string>).has(there)) {
      verdicts.push(['neighbor', `${what} ${here} must not import ${what} ${there}: ${remedy}`]);
    }
  }
  verdicts.push(...featureProblems(file, target), ...layerProblems(file, target));
  return verdicts;
}

/** Parts of the read model that features may import; `reads.ts` and `plan.ts` have the types of what they add. */
const borderOfFeatures = ['program/', 'reads.ts', 'offline/plan.ts'].map(
  (part) => `apps/server/src/read-model/${part}`,
);

function featureProblems(file: string, target: string): Verdict[] {
  const isOfFeature = /^apps\/server\/src\/features\/[^/]+\//.test(file) && !isTest(file);
  const isBeyond =
    target.startsWith('apps/server/src/read-model/') && !borderOfFeatures.some((part) => target.startsWith(part));
  if (!isOfFeature || !isBeyond) return [];
  return [['feature-border', `a feature must not import ${target}; use its kit, or read-model/program`]];
}

function layerProblems(file: string, target: string): Verdict[] {
  if (file.startsWith('apps/server/src/') && !isTest(file)) {
    const [here, there] = [file, target].map((path) => layerOf(path, 'apps/server/src/', serverLayers)) as [
      number,
      number,
    ];
    if (there > here)
      return [
        [
          'server-layer',
          `${target} stands above ${file}: ground <- database <- feed <- read-model <- live <- features <- edge <- main`,
        ],
      ];
    const [part, other] = [file, target].map((path) => feedParts.findIndex((prefix) => path.startsWith(prefix)));
    if (part !== -1 && other! > part!)
      return [['feed-part', `${target} stands above ${file}: apply <- folder/export <- folder/import <- applier.ts`]];
  }
  for (const { rule, source, layers } of layered) {
    if (!file.startsWith(source) || isTest(file)) continue;
    const [here, there] = [file, target].map((path) => layerOf(path, source, layers)) as [number, number];
    if (there > here)
      return [[rule, `${target} is above ${file}: ${layers.map((names) => names.join(', ')).join(' <- ')}`]];
  }
  if (
    /^apps\/web\/src\/(shared|live|platform)\//.test(file) &&
    target.startsWith('apps/web/src/screens/') &&
    !isTest(file)
  ) {
    return [['web-layer', `${file} is below the screens and must not import ${target}`]];
  }
  return [];
}

const layered = [
  { rule: 'demo-layer', source: 'packages/demo-games/src/', layers: demoLayers },
  { rule: 'shared-layer', source: 'apps/web/src/shared/', layers: sharedLayers },
  { rule: 'console-layer', source: 'apps/console/src/', layers: consoleLayers },
] as const;

/** Number of the layer of a file in a source folder; 0 if none lists it. */
function layerOf(file: string, source: string, layers: readonly (readonly string[])[]): number {
  const name = file.slice(source.length).split('/')[0]!;
  return Math.max(
    0,
    layers.findIndex((names) => names.includes(name)),
  );
}
