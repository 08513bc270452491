/** The pages of the console that are opened and examined, as its sections list them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository-copy.ts';

export interface ConsoleVisit {
  /** Path below the console. */
  path: string;
  /** Selector of what is there once the page has loaded. */
  ready: string;
}

const folder = join(root, 'apps/console/src/sections');

export const consoleVisits = (): ConsoleVisit[] =>
  globSync('*/visits.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ConsoleVisit[]);
