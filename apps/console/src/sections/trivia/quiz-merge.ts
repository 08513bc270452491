import type { QuizChange } from '@podium/contract';

export type QuizField = keyof QuizChange;
export type Choice = 'mine' | 'theirs';

export interface QuizDifference {
  field: QuizField;
  /** The default: the changed value, or my own if both changed it. */
  choice: Choice;
  isContested: boolean;
}

const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** JSON with sorted keys, because languages may be in any order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** @param base the version that both users started from */
export function differences(base: QuizChange, mine: QuizChange, theirs: QuizChange): QuizDifference[] {
  return (Object.keys(theirs) as QuizField[])
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => {
      const isMine = !isSame(base[field], mine[field]);
      const isContested = isMine && !isSame(base[field], theirs[field]);
      return { field, isContested, choice: isMine ? 'mine' : 'theirs' };
    });
}

export const mergeQuiz = (mine: QuizChange, theirs: QuizChange, choices: readonly QuizDifference[]): QuizChange => ({
  ...theirs,
  ...Object.fromEntries(choices.filter(({ choice }) => choice === 'mine').map(({ field }) => [field, mine[field]])),
});
