import type { QuizChange } from '@podium/contract';

export type QuizField = keyof QuizChange;
export type Choice = 'mine' | 'theirs';

/** A field that is not the same in both versions. */
export interface QuizDifference {
  field: QuizField;
  /** Proposed: what was changed, or my own where both changed it. */
  choice: Choice;
  isContested: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** JSON with sorted keys: languages come in any order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** @param base the version that both began with */
export function differences(base: QuizChange, mine: QuizChange, theirs: QuizChange): QuizDifference[] {
  return (Object.keys(theirs) as QuizField[])
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => {
      const isMine = !isSame(base[field], mine[field]);
      const isContested = isMine && !isSame(base[field], theirs[field]);
      return { field, isContested, choice: isMine ? 'mine' : 'theirs' };
    });
}

export const merged = (mine: QuizChange, theirs: QuizChange, choices: readonly QuizDifference[]): QuizChange => ({
  ...theirs,
  ...Object.fromEntries(choices.filter(({ choice }) => choice === 'mine').map(({ field }) => [field, mine[field]])),
});
