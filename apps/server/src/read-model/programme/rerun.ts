/** Reruns: a heat that was swum twice, of which only the second counts. */
import { rscToId, repeatedCode, rerunCode } from '@podium/games';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The rerun of this unit. A rerun that is merely possible or canceled does not count. */
export function rerunOf({ units }: Snapshot, { code }: UnitInfo): UnitInfo | undefined {
  const again = unitOf(units, rerunCode(code));
  return again && again.status !== 'UNSCHEDULED' && again.status !== 'CANCELLED' ? again : undefined;
}

/** The unit that this one reruns, and which no longer counts. */
export const repeatedBy = ({ units }: Snapshot, { code }: UnitInfo): UnitInfo | undefined =>
  unitOf(units, repeatedCode(code));

const unitOf = (units: Snapshot['units'], code: string | undefined): UnitInfo | undefined =>
  code === undefined ? undefined : units.get(rscToId(code));
