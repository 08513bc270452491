import type { Discipline } from '@podium/games';
import { byCode } from './by-code.ts';
import { registry } from './registry.gen.ts';

/** All registered disciplines, the generic one among them. */
export const disciplines: readonly Discipline[] = Object.values(registry);

/** The discipline of one of our codes, an address or one of the feed's: `disciplineFor('SWM')`; unknown ones are generic. */
export const disciplineFor = byCode(disciplines, registry.generic);
