import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Twice the space of a full test run. */
const requiredBytes = 4 * 2 ** 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Folder for test databases and temporary files. It is in memory if there is enough, because tests create many small
 * databases and a third of that time is disk I/O.
 */
export function scratchParent(): string {
  if (!isSuitable()) return tmpdir();
  removeAbandoned();
  return memory;
}

function isSuitable(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= requiredBytes && allowsExecution();
  } catch {
    return false;
  }
}

/** Returns whether files in the folder can be executed, which some systems forbid in memory: the browser is unpacked there. */
function allowsExecution(): boolean {
  const folder = mkdtempSync(join(memory, 'podium-may-run-'));
  try {
    const script = join(folder, 'script');
    writeFileSync(script, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(script).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Removes folders that an aborted run left behind. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory).filter((candidate) => candidate.startsWith('podium-npm-test-'))) {
    const folder = join(memory, name);
    if (Date.now() - statSync(folder).mtimeMs > dayMs) rmSync(folder, { recursive: true, force: true });
  }
}
