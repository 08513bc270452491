import { disagreeingMarks, disagreeingScores } from '@podium/games';
import type { ResultCorrections, ResultSheet } from '@podium/contract';
import { typedMark } from './sheet-state.ts';

type Line = ResultSheet['lines'][number];
type Field = ResultCorrections['edits'][number]['field'];
export type FedEdit = ResultCorrections['edits'][number];

/** Texts of a line's fields that differ from what is shown; an unchanged field is missing. */
export interface TypedLine {
  /** A mark, a score, or an irregular mark such as `dsq`. */
  mark?: string;
  rank?: string;
  outcome?: string;
  /** Splits, attempts and scores of parts, by field. */
  values?: ReadonlyMap<Field, string>;
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
  const texts: (readonly [Field, string | undefined, string | null])[] = [
    ['rank', typed.rank, line.rank],
    ['wlt', typed.outcome, line.wlt],
    ...line.values.map(({ field, value }) => [field, typed.values?.get(field), value] as const),
  ];
  for (const [field, text, seen] of texts) {
    const value = text?.trim() || null;
    if (text !== undefined && value !== seen) edits.push({ competitor, field, value, seen });
  }
  return edits;
}

/**
 * Corrections of results that agreed with their attempts or parts and no longer would after these edits. A result that
 * the edits correct too is left alone.
 */
export function followingEdits(
  { contest, mark, lines }: Pick<ResultSheet, 'contest' | 'mark' | 'lines'>,
  edits: readonly FedEdit[],
): FedEdit[] {
  const kind = contest === 'sides' ? 'part' : 'attempt';
  const partEdits = (corrected: readonly FedEdit[]) =>
    lines.map((line) => ({
      competitor: line.competitor.id,
      result: line.mark,
      parts: line.values
        // The split at the finish is the time of the race.
        .filter((value) => value.kind === kind || (kind === 'attempt' && value.field.endsWith('.F')))
        .map(({ field, value }) => {
          const edit = corrected.find((one) => one.competitor === line.competitor.id && one.field === field);
          return edit ? edit.value : value;
        }),
    }));
  const [before, after] = [partEdits([]), partEdits(edits)];
  const found = contest === 'sides' ? disagreeingScores(before, after) : disagreeingMarks(before, after, mark);
  return found.flatMap(({ competitor, counted }): FedEdit[] => {
    const seen = lines.find((line) => line.competitor.id === competitor)!.mark;
    const isTyped = edits.some(
      (edit) => edit.competitor === competitor && (edit.field === 'result' || edit.field === 'irm'),
    );
    return isTyped ? [] : [{ competitor, field: 'result', value: counted, seen }];
  });
}
