import type { Discipline } from '@podium/games';
import { keyOf } from './keys.ts';
import { registry } from './registry.gen.ts';

/** All registered disciplines, the generic one among them: for a server, which has room for all. */
export const disciplines: readonly Discipline[] = Object.values(registry);
const byKey: ReadonlyMap<string, Discipline> = new Map(Object.entries(registry));

/** The discipline of one of our codes, an address or one of the feed's: `disciplineFor('SWM')`; unknown ones are generic. */
export const disciplineFor = (code: string | null | undefined): Discipline =>
  byKey.get(keyOf(code)) ?? registry.generic;
