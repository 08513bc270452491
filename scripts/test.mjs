// npm test: installs dependencies, then runs the first gate. npm run test:all: everything. The last line is the total.
// npm test -- rules e2e: all tests of these parts. npm test -- --plan: prints what would run, and why.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { generateFiles } from './generate.mjs';
import { ensureInstalled, installedNode } from './install.mjs';

ensureInstalled();
await generateFiles();
const gate = fileURLToPath(new URL('gate/main.ts', import.meta.url));
// npm keeps options for itself unless they follow `--`, and passes them on in the environment.
const kept = process.env['npm_config_plan'] === 'true' ? ['--plan'] : [];
const { status } = spawnSync(installedNode(), [gate, ...process.argv.slice(2), ...kept], { stdio: 'inherit' });
process.exitCode = status ?? 1;
