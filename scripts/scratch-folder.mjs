import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A full test run needs at most half of it. */
const enoughBytes = 4 * 2 ** 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Where the databases of tests and all else that goes with them is kept: in memory where there is room, for many small
 * databases are made, and to wait for a disk is a third of the time that takes.
 */
export function scratchParent() {
  if (!isFit()) return tmpdir();
  forgetOld();
  return memory;
}

function isFit() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes && mayRun();
  } catch {
    return false;
  }
}

/** The browser is unpacked there, and some systems run nothing from memory. */
function mayRun() {
  const folder = mkdtempSync(join(memory, 'podium-may-run-'));
  try {
    const script = join(folder, 'script');
    writeFileSync(script, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(script).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A run that was broken off has left its folder behind. */
function forgetOld() {
  for (const name of readdirSync(memory).filter((one) => one.startsWith('podium-npm-test-'))) {
    const folder = join(memory, name);
    if (Date.now() - statSync(folder).mtimeMs > dayMs) rmSync(folder, { recursive: true, force: true });
  }
}
