import type { Texts } from '@podium/games';
import type { QuizChange, QuizQuestion } from './desk.ts';
import type { QuizFaultCode } from './words.ts';

/** A fault and its location: `questions.0.options.1`. */
export interface QuizFault {
  field: string;
  message: QuizFaultCode;
}

/** All faults that prevent the publication of a quiz; only the server checks whether `discipline` exists. */
export function quizFaults({ title, description, author, opensAt, closesAt, questions }: QuizChange): QuizFault[] {
  const faults: QuizFault[] = [
    ...textFaults('title', title, true),
    ...textFaults('description', description, true),
    ...(author === '' ? [{ field: 'author', message: 'required' } as const] : []),
  ];
  if (closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt))
    faults.push({ field: 'closesAt', message: 'closesBeforeOpens' });
  if (questions.length === 0) faults.push({ field: 'questions', message: 'noQuestions' });
  return [...faults, ...questions.flatMap((question, index) => questionFaults(`questions.${index}`, question))];
}

function questionFaults(field: string, question: QuizQuestion): QuizFault[] {
  const faults = [
    ...textFaults(`${field}.text`, question.text, true),
    ...textFaults(`${field}.explanation`, question.explanation, false),
  ];
  if (question.kind === 'number') {
    const solution: QuizFault[] = question.number === null ? [{ field: `${field}.number`, message: 'noSolution' }] : [];
    return [...faults, ...textFaults(`${field}.unit`, question.unit, false), ...solution];
  }
  const { options } = question;
  return [
    ...faults,
    ...(options.length < 2 ? [{ field: `${field}.options`, message: 'tooFewOptions' } as const] : []),
    ...options.flatMap((texts, index) => optionFaults(`${field}.options.${index}`, texts, options.slice(0, index))),
    ...(hasSolution(question) ? [] : [{ field: `${field}.right`, message: 'noSolution' } as const]),
  ];
}

/** Options need English text and must differ from those above them in every language, as players see them. */
function optionFaults(field: string, texts: Texts, above: readonly Texts[]): QuizFault[] {
  const missing = textFaults(field, texts, true);
  if (missing.length > 0) return missing;
  const isSame = above.some((other) =>
    Object.keys({ ...texts, ...other }).some((language) => {
      const [first, second] = [texts, other].map((all) => plain(all[language as keyof Texts] ?? all.en));
      return first !== '' && first === second;
    }),
  );
  return isSame ? [{ field, message: 'sameOption' }] : [];
}

const plain = (text = ''): string => text.trim().toLowerCase();

function hasSolution(question: Exclude<QuizQuestion, { kind: 'number' }>): boolean {
  const isOption = (index: number): boolean => index < question.options.length;
  switch (question.kind) {
    case 'one':
      return question.right !== null && isOption(question.right);
    case 'several':
      return question.right.length > 0 && question.right.every(isOption);
    default:
      return true;
  }
}

/** English is the fallback for every language without text. */
function textFaults(field: string, texts: Texts, isRequired: boolean): QuizFault[] {
  if (texts.en !== undefined) return [];
  if (Object.keys(texts).length > 0) return [{ field, message: 'englishRequired' }];
  return isRequired ? [{ field, message: 'required' }] : [];
}
