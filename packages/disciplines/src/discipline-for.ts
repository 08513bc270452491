import type { Discipline } from '@podium/games';
import { registry } from './registry.gen.ts';

/** All registered disciplines, the generic one among them. */
export const disciplines: readonly Discipline[] = Object.values(registry);

const byCode: ReadonlyMap<string, Discipline> = new Map(
  disciplines.flatMap((discipline) =>
    [discipline.code, discipline.key.toUpperCase(), ...discipline.feedCodes].map((code): [string, Discipline] => [
      code,
      discipline,
    ]),
  ),
);

/** The discipline of one of our codes, an address or one of the feed's: `disciplineFor('SWM')`; unknown ones are generic. */
export function disciplineFor(code: string | null | undefined): Discipline {
  return byCode.get(code?.toUpperCase() ?? '') ?? registry.generic;
}
