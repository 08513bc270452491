import { actionTypes } from '@podium/games';
import { oneOf } from '../../shared/shell/search-text.ts';
import type { ActionType } from '@podium/games';

/** The pages of a unit, as the specification names them (S05). */
export const unitTabs = ['results', 'startlist', 'reports', 'summary'] as const;
export type UnitTab = (typeof unitTabs)[number];

export interface UnitSearch {
  /** Show all rows of a long table on one page. */
  rows?: 'all';
  /** Show only this kind of action. */
  type?: ActionType;
}

export function readUnitSearch(search: Record<string, unknown>): UnitSearch {
  return { rows: oneOf(search.rows, ['all']), type: oneOf(search.type, actionTypes) };
}
