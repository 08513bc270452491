// npm start: installs dependencies, builds if needed, and starts the server. Runs on the machine's Node first, then
// on the installed one.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, startBuilding } from './build.mjs';
import { ensureInstalledToStart, installedNode } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { secondsSince } from './steps.mjs';

const started = performance.now();
ensureInstalledToStart();
const wasBuilt = isBuilt();
const { server, ...others } = await startBuilding();
const isServerNew = await server;
const othersBuilt = Promise.all(Object.values(others));
// The rest of the build leaves one core to the demo.
if (isServerNew && process.env.DEMO !== 'off') await writeDemo();
const areOthersNew = await othersBuilt;
if (isServerNew || areOthersNew.includes(true))
  console.log(`Installed and built in ${secondsSince(started)}. Starting …`);
keepRunning(installedNode(), process.argv.slice(2));
if (!wasBuilt) compressLater();

/** Writes the demo Games into an empty database. The subsequent start reports errors. */
async function writeDemo() {
  const podium = fileURLToPath(new URL('../apps/server/bin/podium.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../', import.meta.url));
  const begun = performance.now();
  const child = spawn(installedNode(), [podium, 'demo', '--if-empty'], {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let report = '';
  child.stdout.on('data', (chunk) => (report += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  if (report !== '') console.log(`Wrote the demo Games in ${secondsSince(begun)}: ${report.trim()}`);
}

/** Compresses the built files for the next start; until then the server serves those that it compressed itself. */
function compressLater() {
  const child = spawn(installedNode(), [fileURLToPath(new URL('build.mjs', import.meta.url)), '--compress'], {
    stdio: 'ignore',
  });
  process.on('exit', () => child.kill());
}
