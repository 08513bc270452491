import { later } from '../../shared/later.ts';
import { isOpenToProtest } from './state.ts';
import type { UnitAnswer } from '@podium/contract';

export const loadTable = later(() => import('../../shared/result/result-table.tsx'));
export const loadRareParts = later(() => import('./parts/rare-parts.tsx'));

/** Of two sides the score says all, once there is one. */
export const hasTable = (unit: UnitAnswer): boolean => !unit.isHeadToHead || unit.results.length === 0;

export const hasRareParts = (unit: UnitAnswer): boolean =>
  isOpenToProtest(unit) ||
  unit.corrections.length > 0 ||
  unit.children.length > 0 ||
  unit.startList.length === 0 ||
  !!(unit.rerun ?? unit.repeats);

/** What this unit has of it, before its page is shown. */
export async function loadLaterParts(unit: UnitAnswer): Promise<void> {
  await Promise.all([hasTable(unit) && loadTable(), hasRareParts(unit) && loadRareParts()]);
}
