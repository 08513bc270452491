import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This module is `src/own-files.ts`, or part of a file in `dist/`: the server's folder is one level up in both cases. */
const folder = new URL('../', import.meta.url);
const isBundled = !import.meta.url.endsWith('.ts');

/** Path of a file of the server that is not a module: `ownFile('migrations')`. */
export const ownFile = (path: string): string => fileURLToPath(new URL(path, folder));

/** Path of the entry of a worker thread. @param module below `src/`, without its ending: `edge/pages/page-thread` */
export const threadFile = (module: string): string =>
  isBundled ? ownFile(`dist/${basename(module)}.js`) : ownFile(`src/${module}.ts`);
