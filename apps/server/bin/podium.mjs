#!/usr/bin/env node
// Runs on any Node: the system's may be old, then the one that npm installed takes over.
import './thread-pool.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const own = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);

if (major < 24 && existsSync(own)) {
  const child = spawn(own, [here, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
} else if (major < 24) {
  console.error(`Podium needs Node 24 or later (this is ${process.versions.node}): run "npm ci" in its folder first.`);
  process.exit(1);
} else {
  await import('./quick-modules.mjs');
  const { runPodium } = await import('../src/cli/main.ts');
  process.exitCode = await runPodium(process.argv.slice(2));
}
