/** The last run of the whole suite in which everything passed, as recorded in the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyNoCheckout } from './changes.ts';

export interface WholeRun {
  /** The commit at which everything passed. */
  commit: string;
  /** ISO 8601. */
  finishedAt: string;
  passed: number;
  skipped: number;
  /** Minutes of the run, by part; `all` is the time that it took. */
  minutes: Readonly<Record<string, number>>;
  /** Seconds of each test file that took more than one, by its path from the root. */
  seconds: Readonly<Record<string, number>>;
}

/** From the root. */
const wholeRunFile = 'scripts/gate/whole-run.json';

/**
 * @returns undefined if none is recorded
 * @throws an error with the command that restores the record, if it cannot be read
 */
export function readWholeRun(root: string): WholeRun | undefined {
  const path = join(root, wholeRunFile);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as WholeRun;
  } catch (error) {
    throw new Error(
      `${wholeRunFile} is not valid JSON (${(error as Error).message}). ` +
        `Restore it with: git checkout HEAD -- ${wholeRunFile}`,
      { cause: error },
    );
  }
}

/** @returns why the run is not recorded; undefined if it is */
export function recordWholeRun(root: string, run: Omit<WholeRun, 'commit'>): string | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  let commit: string;
  try {
    const changed = git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith(wholeRunFile));
    if (changed.length > 0) return `${changed.length} files differ from the last commit`;
    commit = git('rev-parse', 'HEAD');
  } catch (error) {
    return whyNoCheckout(error);
  }
  const { finishedAt, passed, skipped, minutes, seconds } = run;
  const record: WholeRun = { commit, finishedAt, passed, skipped, minutes, seconds };
  writeFileSync(join(root, wholeRunFile), `${JSON.stringify(record, null, 2)}\n`);
  return undefined;
}

/** @example `everything passed 9 hours ago at d4c573b0, 14 commits since` */
export function describeWholeRun({ commit, finishedAt }: WholeRun, commits: number, now: Date): string {
  const hours = Math.max(0, (now.getTime() - Date.parse(finishedAt)) / 3_600_000);
  const age =
    hours < 1
      ? count(Math.round(hours * 60), 'minute')
      : hours < 48
        ? count(Math.round(hours), 'hour')
        : count(Math.round(hours / 24), 'day');
  return `everything passed ${age} ago at ${commit.slice(0, 8)}, ${count(commits, 'commit')} since`;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
