import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This module is either `src/ground/own-files.ts` or part of a file in `dist/`. */
const isBundled = !import.meta.url.endsWith('.ts');
/** The server's folder. */
const folder = new URL(isBundled ? '../' : '../../', import.meta.url);

/** Path of a server file that is not a module: `ownFile('migrations')`. */
export const ownFile = (path: string): string => fileURLToPath(new URL(path, folder));

/**
 * Path of a worker thread's entry module.
 * @param module below `src/`, without extension: `edge/pages/page-thread`
 */
export const threadFile = (module: string): string =>
  isBundled ? ownFile(`dist/${basename(module)}.js`) : ownFile(`src/${module}.ts`);
