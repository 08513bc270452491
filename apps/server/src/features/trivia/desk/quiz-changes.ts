import { isDeepStrictEqual } from 'node:util';
import type { QuizChange, QuizQuestion } from '@podium/contract';

/** Fields that are fixed once a player has started a quiz, so that all players have the same quiz. */
const fixedFields = ['minutes', 'points', 'opensAt'] as const;

export function changedFields(before: QuizChange, after: QuizChange): (keyof QuizChange)[] {
  return (Object.keys(after) as (keyof QuizChange)[]).filter(
    (field) => !isDeepStrictEqual(comparable(before, field), comparable(after, field)),
  );
}

/** @returns the fields that cannot change in a started quiz; the wording of explanations can */
export function refusedFields(before: QuizChange, after: QuizChange): string[] {
  const changed = new Set(changedFields(before, after));
  const isAsked = before.questions.length === after.questions.length;
  const questions = after.questions.flatMap((question, index) => {
    const old = before.questions[index];
    return old && isDeepStrictEqual(questionPart(old), questionPart(question)) ? [] : [`questions.${index}`];
  });
  return [
    ...fixedFields.filter((field) => changed.has(field)),
    ...(isAsked ? questions : questions.length > 0 ? questions : ['questions']),
  ];
}

/** Times are compared as instants, whatever their offset. */
function comparable(quiz: QuizChange, field: keyof QuizChange): unknown {
  const value = quiz[field];
  return field === 'opensAt' || field === 'closesAt' ? value && Date.parse(value as string) : value;
}

const questionPart = (question: QuizQuestion): object => ({ ...question, explanation: undefined });
