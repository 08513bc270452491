import type { UnitInfo } from '../snapshot/programme.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Build, BuildContext, Built } from './document.ts';
import { isKnownDiscipline } from './medals.ts';
import { Presenter, compareUnits, isShown } from './presenter.ts';

/** What a discipline's programme shows, in order. */
export function unitsOf(snapshot: Snapshot, code: string): UnitInfo[] {
  return [...snapshot.units.values()]
    .filter((unit) => unit.disciplineCode === code && isShown(unit))
    .sort(compareUnits);
}

/** Runs `build` for a known discipline; an unknown key is not found. */
export function ofDiscipline(
  build: (context: BuildContext, code: string, presenter: Presenter) => Promise<Built> | Built,
): Build<{ key: string }> {
  return (context, { key }) => {
    if (!isKnownDiscipline(key, context.snapshot)) return undefined;
    return build(context, key.toUpperCase(), new Presenter(context.snapshot, context.language));
  };
}

/** What makes documents of a discipline stale: its programme and results, and the names of its people. */
export function disciplineKeys(code: string): string[] {
  return ['games', `discipline:${code.toLowerCase()}`, `participants:${code.toLowerCase()}`];
}
