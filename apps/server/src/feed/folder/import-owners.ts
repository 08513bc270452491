import { fileNames } from '@podium/games-folder';
import type { FileName } from '@podium/games-folder';
import { ownerHash } from '../order.ts';

/** Owner of the rows of one file: `import results.csv`. */
export type ImportOwner = `import ${FileName}.csv` | 'import games.json' | 'import ids';

export const importScope = 'import';

export const importOwners = ['import games.json', 'import ids', ...fileNames.map((name) => `import ${name}.csv`)].map(
  (name) => String(ownerHash(name)),
);

/** Each unit's stream of actions needs its own owner, because an owner has only one stream row. */
export function actionsOwner(unitId: string): bigint {
  return ownerHash(`import actions.csv ${unitId}`);
}
