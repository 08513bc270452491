// npm start: installs dependencies, builds if needed, and starts the server. Runs on the machine's Node first, then
// on the installed one.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, isBuilt } from './build.mjs';
import { generateFiles } from './generate.mjs';
import { ensureInstalled, installedNode } from './install.mjs';
import { keepRunning } from './keep-running.mjs';

ensureInstalled();
await generateFiles();
if (!isBuilt()) {
  const written = process.env.DEMO === 'off' ? undefined : writeDemo();
  await ensureBuilt();
  await written;
}
keepRunning(installedNode(), process.argv.slice(2));

/** Writes the demo Games into an empty database while the web app is built. The subsequent start reports errors. */
async function writeDemo() {
  const podium = fileURLToPath(new URL('../apps/server/bin/podium.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../', import.meta.url));
  const child = spawn(installedNode(), [podium, 'demo', '--if-empty'], {
    cwd,
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
}
