/** The checks of the repository that are not tests: types, formatting, lint and the like. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface CheckResult {
  name: string;
  isGood: boolean;
}

interface Check {
  name: string;
  /** Program and arguments. */
  command: readonly string[];
  /** Files that it reads, if it need not run again while they are the same. */
  reads?: (file: string) => boolean;
}

const isCode = (file: string): boolean => /\.(?:ts|tsx|mts|mjs|json)$/u.test(file);

/** Without it, no test of the product can run. */
export const buildCheck = 'the web app is built';

/** Lists that run at the same time, because each of them is idle part of the time. */
export function houseChecks(node: string): readonly (readonly Check[])[] {
  return [
    // The build compiles the phrases, and the web app's configuration, which knip reads, lists the compiled bundles.
    [
      { name: buildCheck, command: [node, 'scripts/build.mjs', '--when-changed'] },
      { name: 'nothing unused', command: ['knip', '--no-progress'], reads: isCode },
    ],
    [{ name: 'types', command: [node, 'scripts/typecheck.mjs'] }],
    [
      { name: 'formatting', command: ['oxfmt', '--check', '.'] },
      { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], reads: isCode },
      { name: 'rules of the house', command: [node, 'scripts/checks/main.ts'] },
      {
        name: 'registries are fresh',
        command: [node, 'packages/disciplines/scripts/generate-registry.mjs', '--check'],
      },
      {
        name: 'the list of features is fresh',
        command: [node, 'apps/server/scripts/generate-features.mjs', '--check'],
      },
      {
        name: 'the list of sections is fresh',
        command: [node, 'apps/console/scripts/generate-sections.mjs', '--check'],
      },
      { name: 'message kinds are fresh', command: [node, 'packages/odf/scripts/generate-kinds.mjs', '--check'] },
      { name: 'content kinds are fresh', command: [node, 'packages/content/scripts/generate-kinds.mjs', '--check'] },
      {
        name: 'formats of foreign files are fresh',
        command: [node, 'packages/foreign-files/scripts/generate-formats.mjs', '--check'],
      },
      {
        name: 'the contract’s parts are fresh',
        command: [node, 'packages/contract/scripts/generate-parts.mjs', '--check'],
      },
      {
        name: 'pictograms are fresh',
        command: [node, 'packages/disciplines/scripts/generate-pictograms.mjs', '--check'],
      },
      {
        name: 'the languages of the native apps are fresh',
        command: [node, 'apps/native/scripts/write-languages.ts', '--check'],
      },
      { name: 'phrases are complete', command: [node, 'packages/i18n/scripts/compile.ts', '--check'] },
    ],
  ];
}

export interface CheckRunner {
  /** Runs a check and prints its result in one block. */
  run(check: Check): Promise<CheckResult>;
}

/** @param files all files of the repository, by their path from the root; undefined if they are not known */
export function checkRunner(
  root: string,
  environment: NodeJS.ProcessEnv,
  files: readonly string[] | undefined,
): CheckRunner {
  return {
    async run({ name, command, reads }) {
      const stamp = join(root, '.cache/passed', name.replaceAll(/[^a-z]+/gu, '-'));
      const content = reads && files && contentHash(root, files.filter(reads));
      if (content !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === content) {
        console.log(`ok     ${name} (unchanged since it passed)`);
        return { name, isGood: true };
      }
      const started = Date.now();
      const { status, output } = await runProgram(root, environment, command);
      const isGood = status === 0;
      console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (!isGood) console.log(output.trim());
      if (isGood && content !== undefined) {
        mkdirSync(join(root, '.cache/passed'), { recursive: true });
        writeFileSync(stamp, content);
      }
      return { name, isGood };
    },
  };
}

function contentHash(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

async function runProgram(
  root: string,
  environment: NodeJS.ProcessEnv,
  [program, ...args]: readonly string[],
): Promise<{ status: number; output: string }> {
  const child = spawn(program!, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: String(error) }));
    child.on('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}
