import { actionKinds } from '../../shared/result/action-kinds.ts';
import { oneOf } from '../../shared/search-text.ts';
import type { ActionKind } from '../../shared/result/action-kinds.ts';

/** The pages of a unit, as the specification names them (S05). */
export const unitTabs = ['results', 'startlist', 'reports', 'summary'] as const;
export type UnitTab = (typeof unitTabs)[number];

export interface UnitSearch {
  /** All rows of a long table on one page. */
  rows?: 'all';
}

export function readUnitSearch(search: Record<string, unknown>): UnitSearch {
  return { rows: oneOf(search.rows, ['all']) };
}

export interface SummarySearch {
  type?: ActionKind;
}

export function readSummarySearch(search: Record<string, unknown>): SummarySearch {
  return { type: oneOf(search.type, actionKinds) };
}
