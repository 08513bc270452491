#!/usr/bin/env node
// Runs on any Node: if the system's is too old, the one that npm installed takes over.
import './thread-pool.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const bundledNode = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);

if (major < 24 && existsSync(bundledNode)) {
  const child = spawn(bundledNode, [here, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
} else if (major < 24) {
  console.error(
    `Podium needs Node 24 or later (this is ${process.versions.node}). Install it; in the repository, npm start brings it along.`,
  );
  process.exit(1);
} else {
  // A server that runs this command receives its progress; without the server, nobody waits for the outcome.
  if (process.channel) {
    process.once('disconnect', () => process.exit(1));
    process.channel.unref();
  }
  const { entry } = await import('./entry.mjs');
  const { runPodium } = await import(entry);
  process.exitCode = await runPodium(process.argv.slice(2));
}
