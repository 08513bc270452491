import type { QuizQuestion } from '@podium/contract';
import type { StoredQuestion } from '../insert-questions.ts';
import type { Solution } from '../scoring.ts';
import { nameAt } from '../shown-options.ts';

export function storedQuestion(question: QuizQuestion, index: number): StoredQuestion {
  const { kind, text, explanation } = question;
  const texts = kind === 'number' ? [] : question.options;
  return {
    position: index + 1,
    kind,
    text,
    options: texts.map((option, at) => ({ id: nameAt(at), text: option })),
    unit: kind === 'number' && Object.keys(question.unit).length > 0 ? question.unit : null,
    solution: storedSolution(question),
    explanation,
  };
}

/** Leaves out options that do not exist. */
function storedSolution(question: QuizQuestion): Solution {
  const isOption = (index: number): boolean => question.kind !== 'number' && index < question.options.length;
  switch (question.kind) {
    case 'one':
      return {
        kind: 'one',
        option: question.right !== null && isOption(question.right) ? nameAt(question.right) : null,
      };
    case 'several':
      return { kind: 'several', options: inAscending(question.right.filter(isOption)).map(nameAt) };
    case 'order':
      return { kind: 'order', options: question.options.map((_, index) => nameAt(index)) };
    default:
      return { kind: 'number', number: question.number, tolerance: question.tolerance };
  }
}

export function writtenQuestion({ text, explanation, options, unit, solution }: StoredQuestion): QuizQuestion {
  const texts = { text, explanation };
  const indexOf = (name: string): number => options.findIndex(({ id }) => id === name);
  const inOrder = options.map((option) => option.text);
  switch (solution.kind) {
    case 'one':
      return {
        ...texts,
        kind: 'one',
        options: inOrder,
        right: solution.option === null ? null : indexOf(solution.option),
      };
    case 'several':
      return { ...texts, kind: 'several', options: inOrder, right: inAscending(solution.options.map(indexOf)) };
    case 'order':
      return { ...texts, kind: 'order', options: solution.options.map((name) => inOrder[indexOf(name)]!) };
    default:
      return { ...texts, kind: 'number', number: solution.number, tolerance: solution.tolerance, unit: unit ?? {} };
  }
}

/** A question as read from the database: correct options in ascending order. */
export const normalQuestion = (question: QuizQuestion): QuizQuestion => writtenQuestion(storedQuestion(question, 0));

const inAscending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
