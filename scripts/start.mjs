// npm start: installs what is missing, builds if needed, serves. Runs on the machine's Node, then on our own.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ownNode } from './install.mjs';

ensureInstalled();
ensureBuilt();
const main = fileURLToPath(new URL('../apps/server/bin/podium.mjs', import.meta.url));
const child = spawn(ownNode(), [main, 'start', ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: fileURLToPath(new URL('../', import.meta.url)),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
