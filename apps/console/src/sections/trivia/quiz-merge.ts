import type { QuizChange } from '@podium/contract';
import type { Choice } from '../../drafts/conflict-dialog.tsx';
import { isSame } from '../../fields/units.ts';

export type QuizField = keyof QuizChange;

export interface QuizDifference {
  field: QuizField;
  /** The default: the changed value, or my own if both changed it. */
  choice: Choice;
  isContested: boolean;
}

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
