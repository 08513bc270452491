/** Reruns: a heat that was swum twice, of which the second counts. */
import { idOfRsc, repeatedCode, rerunCode } from '@podium/games';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The unit in which this one is held again; one that is merely possible, or called off, takes nothing from it. */
export function rerunOf({ units }: Snapshot, { code }: UnitInfo): UnitInfo | undefined {
  const again = unitOf(units, rerunCode(code));
  return again && again.status !== 'UNSCHEDULED' && again.status !== 'CANCELLED' ? again : undefined;
}

/** The unit that this one repeats, and which does not count any more. */
export const repeatedBy = ({ units }: Snapshot, { code }: UnitInfo): UnitInfo | undefined =>
  unitOf(units, repeatedCode(code));

const unitOf = (units: Snapshot['units'], code: string | undefined): UnitInfo | undefined =>
  code === undefined ? undefined : units.get(idOfRsc(code));
