/** Reruns: a heat that was swum twice, of which only the second counts. */
import { rscToId, repeatedCode, rerunCode } from '@podium/games';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The rerun of this unit. A rerun that is merely possible or canceled does not count. */
export function findRerun({ units }: Snapshot, { code }: UnitInfo): UnitInfo | undefined {
  const rerun = findUnit(units, rerunCode(code));
  return rerun && rerun.status !== 'UNSCHEDULED' && rerun.status !== 'CANCELLED' ? rerun : undefined;
}

/** The unit that this one reruns, and which no longer counts. */
export const repeatedBy = ({ units }: Snapshot, { code }: UnitInfo): UnitInfo | undefined =>
  findUnit(units, repeatedCode(code));

const findUnit = (units: Snapshot['units'], code: string | undefined): UnitInfo | undefined =>
  code === undefined ? undefined : units.get(rscToId(code));
