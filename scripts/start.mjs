// npm start: installs what is missing, builds if needed, serves. Runs on the machine's Node, then on our own.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ownNode } from './install.mjs';
import { keepRunning } from './keep-running.mjs';

ensureInstalled();
await ensureBuilt();
keepRunning(ownNode(), process.argv.slice(2));
