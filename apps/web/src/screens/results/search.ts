import { oneOf } from '../../shared/search-text.ts';

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

/** The types of action that the specification names, in its order (S08). */
export const actionTypes = [
  'goal',
  'assist',
  'foul',
  'yellow-card',
  'red-card',
  'substitution',
  'match-start',
  'match-end',
  'shot-made',
  'shot-missed',
  'point',
  'warning',
  'others',
] as const;
export type ActionKind = (typeof actionTypes)[number];

export interface SummarySearch {
  type?: ActionKind;
}

export function readSummarySearch(search: Record<string, unknown>): SummarySearch {
  return { type: oneOf(search.type, actionTypes) };
}
