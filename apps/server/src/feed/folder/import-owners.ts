import { fileNames } from '@podium/games-folder';
import type { FileName } from '@podium/games-folder';
import { ownerOf } from '../order.ts';

/** Names the rows of one file: `import results.csv`. */
export type ImportOwner = `import ${FileName}.csv` | 'import games.json' | 'import ids';

export const importScope = 'import';

export const importOwners = ['import games.json', 'import ids', ...fileNames.map((name) => `import ${name}.csv`)].map(
  (name) => String(ownerOf(name)),
);

/** A stream of actions is the only row of its owner, so each unit's have an owner of their own. */
export function actionsOwner(unitId: string): bigint {
  return ownerOf(`import actions.csv ${unitId}`);
}
