/** Results and durations of earlier runs on this machine, in `.cache/test-history.json`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface History {
  /** Seconds of each test file, by its path from the root. */
  seconds: Record<string, number>;
  /** Tests that passed at their second try only: in how many runs in a row. */
  secondTries: Record<string, number>;
}

/** Runs in a row after which a test that needs its second try must be mended. */
const MAX_SECOND_TRIES = 3;

const pathOf = (root: string): string => join(root, '.cache/test-history.json');

/** @param fallback seconds by file, where this machine has not run any tests yet */
export function readHistory(root: string, fallback: Readonly<Record<string, number>> = {}): History {
  try {
    return JSON.parse(readFileSync(pathOf(root), 'utf8')) as History;
  } catch {
    return { seconds: { ...fallback }, secondTries: {} };
  }
}

export function writeHistory(root: string, history: History): void {
  mkdirSync(dirname(pathOf(root)), { recursive: true });
  writeFileSync(pathOf(root), JSON.stringify(history));
}

interface RunResult {
  /** Seconds by file. */
  seconds: Readonly<Record<string, number>>;
  /** Tests that ran, and those of them that passed at their second try only. */
  ran: readonly string[];
  secondTries: readonly string[];
}

/** Adds a run. A test that did not run keeps its count. */
export function addRun(history: History, { seconds, ran, secondTries }: RunResult): History {
  const counts: Record<string, number> = { ...history.secondTries };
  const late = new Set(secondTries);
  for (const name of ran) {
    if (late.has(name)) counts[name] = (counts[name] ?? 0) + 1;
    else delete counts[name];
  }
  return { seconds: { ...history.seconds, ...seconds }, secondTries: counts };
}

/** Tests that have needed their second try too often: they are to be mended, or moved to the whole run. */
export const unreliableTests = ({ secondTries }: History): string[] =>
  Object.entries(secondTries)
    .filter(([, runs]) => runs >= MAX_SECOND_TRIES)
    .map(([name]) => name);
