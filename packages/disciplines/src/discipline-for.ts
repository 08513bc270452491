import type { Discipline } from '@podium/games';
import { disciplineKey } from './keys.ts';
import { registry } from './registry.gen.ts';

/** All registered disciplines, including the generic one: for the server, which may load all of them. */
export const disciplines: readonly Discipline[] = Object.values(registry);
const byKey: ReadonlyMap<string, Discipline> = new Map(Object.entries(registry));

/** The discipline of one of our codes, a key or a feed code: `disciplineFor('SWM')`. Unknown codes are generic. */
export const disciplineFor = (code: string | null | undefined): Discipline =>
  byKey.get(disciplineKey(code)) ?? registry.generic;
