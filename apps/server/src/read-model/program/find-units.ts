import { compareUnits, isShown } from './unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Finds a unit by id or RSC. */
export function findUnit(snapshot: Snapshot, id: string): UnitInfo | undefined {
  const unit = snapshot.units.get(id);
  if (unit) return unit;
  const trimmed = id.length === 34 ? id.replace(/-+$/, '') : id;
  return snapshot.units.get(trimmed) ?? snapshot.units.get(`~${id}`);
}

/** Schedule rows of a discipline, in order. */
export function findUnits(snapshot: Snapshot, code: string): UnitInfo[] {
  return snapshot.units.of('discipline', code).filter(isShown).sort(compareUnits);
}
