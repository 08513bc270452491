// Writes src/route-tree.gen.ts: the router's plugin does so as soon as Vite has read its configuration.
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));
const file = `${root}src/route-tree.gen.ts`;

// The plugin only logs its errors, and then leaves an old file in place.
rmSync(file, { force: true });
await resolveConfig({ root, logLevel: 'warn' }, 'build', 'production');
if (!existsSync(file)) process.exitCode = 1;
