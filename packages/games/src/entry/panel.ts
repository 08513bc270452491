/** The score of a panel of judges: some of the highest and lowest marks are left out, the rest is added or averaged. */
import { parseMark } from '../marks/mark.ts';

export const panelCounts = ['sum', 'mean'] as const;
/** The counting marks are added, as in trampoline, or averaged, as in artistic gymnastics. */
export type PanelCount = (typeof panelCounts)[number];

export interface Panel {
  /** Number of judges, who give one mark each. */
  judges: number;
  /** Number of highest marks, and of lowest marks, that do not count. */
  dropped: number;
  count: PanelCount;
  /** The difficulty is added. */
  hasDifficulty: boolean;
  /** Deductions are subtracted. */
  hasDeduction: boolean;
}

/** Columns of a form in which a panel is entered, in order: the judges' marks, the difficulty, the deductions. */
export type PanelColumn = { kind: 'judge'; number: number } | { kind: 'difficulty' } | { kind: 'deduction' };

export function panelColumns({ judges, hasDifficulty, hasDeduction }: Panel): PanelColumn[] {
  return [
    ...Array.from({ length: judges }, (_, index) => ({ kind: 'judge' as const, number: index + 1 })),
    ...(hasDifficulty ? [{ kind: 'difficulty' as const }] : []),
    ...(hasDeduction ? [{ kind: 'deduction' as const }] : []),
  ];
}

/**
 * The score with the decimals of the event, rounded half up; null until all judges have given their marks and the
 * difficulty is known. No deduction is none. Scores below zero are zero.
 *
 * @param columns values in the order of `panelColumns`
 * @example panelScore(['8.1', '8.3', '8.5', '9.0', '5.2'], { judges: 4, dropped: 1, count: 'mean', hasDifficulty: true, hasDeduction: false }, 3) // '13.600'
 */
export function panelScore(columns: readonly string[], panel: Panel, decimals: number): string | null {
  const { judges, dropped, count, hasDifficulty, hasDeduction } = panel;
  // In thousandths, so that sums are exact.
  const values = columns.map((text) => parseMark('POINTS', text === '' ? null : text).value);
  const given = values.slice(0, judges).flatMap((value) => value ?? []);
  const difficulty = hasDifficulty ? (values[judges] ?? null) : 0;
  if (given.length < judges || difficulty === null) return null;
  const deduction = (hasDeduction ? values[judges + (hasDifficulty ? 1 : 0)] : 0) ?? 0;
  const counting = given.toSorted((a, b) => a - b).slice(dropped, judges - dropped);
  const sum = counting.reduce((total, mark) => total + mark, 0);
  const execution = count === 'mean' && counting.length > 0 ? sum / counting.length : sum;
  return roundHalfUp(Math.max(0, execution + difficulty - deduction) / 1000, decimals);
}

/** A fraction just below the half by its binary form must not decide a place. */
function roundHalfUp(value: number, decimals: number): string {
  const factor = 10 ** decimals;
  return (Math.floor(value * factor + 0.5 + 1e-7) / factor).toFixed(decimals);
}
