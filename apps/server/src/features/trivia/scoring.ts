/** The correct answer, with options by their stored names. Null only in drafts. */
export type Solution =
  | { kind: 'one'; option: string | null }
  | { kind: 'several'; options: readonly string[] }
  | { kind: 'order'; options: readonly string[] }
  | { kind: 'number'; number: number | null; tolerance: number };

export interface Given {
  options?: readonly string[];
  number?: number;
}

/** Tolerance for floating-point errors: 3.06 is within 0.01 of 3.05. */
const rounding = 1e-9;

/**
 * Returns whether an answer is completely correct: exactly the correct options, or the whole order. Partially correct answers
 * are wrong.
 */
export function isCorrect(solution: Solution, answer: Given | undefined): boolean {
  if (!answer) return false;
  const chosen = answer.options ?? [];
  switch (solution.kind) {
    case 'one':
      return chosen.length === 1 && chosen[0] === solution.option;
    case 'several': {
      const distinct = new Set(chosen);
      return (
        distinct.size === chosen.length &&
        distinct.size === solution.options.length &&
        solution.options.every((option) => distinct.has(option))
      );
    }
    case 'order':
      return (
        chosen.length === solution.options.length && solution.options.every((option, index) => chosen[index] === option)
      );
    default:
      return (
        answer.number !== undefined &&
        solution.number !== null &&
        Math.abs(answer.number - solution.number) <= solution.tolerance + rounding
      );
  }
}

/** Points for a number of correct answers: `pointsFor(300, 3, 4)` is 225. */
export function pointsFor(points: number, right: number, total: number): number {
  return total === 0 ? 0 : Math.round((points * right) / total);
}

export function correctAnswer(solution: Solution): Given {
  if (solution.kind === 'number') return solution.number === null ? {} : { number: solution.number };
  if (solution.kind === 'one') return { options: solution.option === null ? [] : [solution.option] };
  return { options: solution.options };
}
