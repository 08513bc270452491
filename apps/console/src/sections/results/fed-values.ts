import type { ResultCorrections, ResultSheet } from '@podium/contract';
import { typedMark } from './sheet-state.ts';

type Line = ResultSheet['lines'][number];
export type FedEdit = ResultCorrections['edits'][number];

/** Texts of a line's fields that differ from what is shown; a field that nobody touched is missing. */
export interface TypedLine {
  /** A mark, a score, or an irregular mark such as `dsq`. */
  mark?: string;
  rank?: string;
  outcome?: string;
}

/** The corrections that follow from typed texts: one for each value that changes. */
export function fedEdits(line: Line, typed: TypedLine): FedEdit[] {
  const competitor = line.competitor.id;
  const edits: FedEdit[] = [];
  if (typed.mark !== undefined) {
    const { mark, irm } = typedMark(typed.mark);
    if (irm !== line.irm) edits.push({ competitor, field: 'irm', value: irm, seen: line.irm });
    // An irregular mark replaces the mark, which comes back with it.
    if (irm === null && mark !== line.mark) edits.push({ competitor, field: 'result', value: mark, seen: line.mark });
  }
  const texts = [
    ['rank', typed.rank, line.rank],
    ['wlt', typed.outcome, line.wlt],
  ] as const;
  for (const [field, text, seen] of texts) {
    const value = text?.trim() || null;
    if (text !== undefined && value !== seen) edits.push({ competitor, field, value, seen });
  }
  return edits;
}
