import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Files to check: path from the root, and text. */
export type SourceTree = ReadonlyMap<string, string>;

export interface Problem {
  file: string;
  line: number;
  /** Name of the rule. */
  rule: string;
  message: string;
}

export interface Workspace {
  /** `packages/games` */
  folder: string;
  /** `@podium/games` */
  name: string;
  dependencies: ReadonlySet<string>;
  exports: ReadonlySet<string>;
}

export interface Import {
  specifier: string;
  line: number;
  isType: boolean;
}

/** Folders that only an installation, a build or a server fills. */
const unwritten = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'generated']);

/**
 * Files that git tracks, and untracked files that it does not ignore; in a copy without git, all but generated ones.
 * @returns their paths from the root
 */
export function listFiles(root: string): string[] {
  try {
    const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return list.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  } catch {
    const exclude = (entry: string): boolean => unwritten.has(basename(entry));
    return globSync('**/*', { cwd: root, exclude }).filter((file) => statSync(join(root, file)).isFile());
  }
}

export function readSourceTree(root: string): SourceTree {
  const tree = new Map<string, string>();
  for (const file of listFiles(root)) {
    if (/\.(ts|tsx|mts|mjs|css|json)$/.test(file)) tree.set(file, readFileSync(join(root, file), 'utf8'));
  }
  return tree;
}

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

export function readWorkspaces(tree: SourceTree): Workspace[] {
  return [...tree].flatMap(([file, text]) => {
    if (!/^(packages|apps)\/[^/]+\/package\.json$|^(e2e|bench|rehearsal)\/package\.json$/.test(file)) return [];
    const json = JSON.parse(text) as PackageJson;
    return [
      {
        folder: dirname(file),
        name: json.name,
        dependencies: new Set(
          Object.keys({ ...json.dependencies, ...json.devDependencies, ...json.optionalDependencies }),
        ),
        exports: new Set(
          Object.keys(json.exports ?? {}).map((key) => (key === '.' ? json.name : json.name + key.slice(1))),
        ),
      },
    ];
  });
}

/** Every import of a file: static, type, dynamic, re-export. */
export function findImports(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const imports: Import[] = [];
  for (const statement of module.staticImports) {
    const isType = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
    imports.push({ specifier: statement.moduleRequest.value, line: lineAt(statement.start), isType });
  }
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest)
        imports.push({ specifier: entry.moduleRequest.value, line: lineAt(entry.start), isType: entry.isType });
    }
  }
  for (const statement of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      text.slice(statement.moduleRequest.start, statement.moduleRequest.end),
    );
    if (literal) imports.push({ specifier: literal[1]!, line: lineAt(statement.start), isType: false });
  }
  return imports;
}

export function isCode(file: string): boolean {
  return /\.(ts|tsx|mts)$/.test(file) && !file.endsWith('.d.ts');
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$|(^|\/)(testing|harness|visitor)\/|(^|\/)fixtures\//.test(file);
}
