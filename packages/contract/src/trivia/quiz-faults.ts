import { languages } from '@podium/games';
import type { Language, Texts } from '@podium/games';
import type { QuizChange, QuizQuestion } from './desk.ts';
import type { QuizFaultCode } from './words.ts';

/** A fault and its location: `questions.0.options.1`. */
export interface QuizFault {
  field: string;
  message: QuizFaultCode;
}

/**
 * The language in which a quiz is written: the one with most of its texts, by default English. A published quiz has all
 * texts in it, so it replaces every missing translation.
 */
export function quizLanguage({ title, description, questions }: QuizTexts): Language {
  const all = [title, description, ...questions.flatMap(questionTexts)];
  const count = (language: Language): number => all.filter((texts) => texts[language] !== undefined).length;
  return languages.reduce((best, language) => (count(language) > count(best) ? language : best), 'en' as Language);
}

type QuizTexts = Pick<QuizChange, 'title' | 'description' | 'questions'>;

const questionTexts = (question: QuizQuestion): Texts[] => [
  question.text,
  question.explanation,
  ...(question.kind === 'number' ? [question.unit] : question.options),
];

/** All faults that prevent the publication of a quiz; only the server checks whether `discipline` exists. */
export function quizFaults(quiz: QuizChange): QuizFault[] {
  const { title, description, author, opensAt, closesAt, questions } = quiz;
  const main = quizLanguage(quiz);
  const faults: QuizFault[] = [
    ...textFaults(main, 'title', title, true),
    ...textFaults(main, 'description', description, true),
    ...(author === '' ? [{ field: 'author', message: 'required' } as const] : []),
  ];
  if (closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt))
    faults.push({ field: 'closesAt', message: 'closesBeforeOpens' });
  if (questions.length === 0) faults.push({ field: 'questions', message: 'noQuestions' });
  return [...faults, ...questions.flatMap((question, index) => questionFaults(main, `questions.${index}`, question))];
}

function questionFaults(main: Language, field: string, question: QuizQuestion): QuizFault[] {
  const faults = [
    ...textFaults(main, `${field}.text`, question.text, true),
    ...textFaults(main, `${field}.explanation`, question.explanation, false),
  ];
  if (question.kind === 'number') {
    const solution: QuizFault[] = question.number === null ? [{ field: `${field}.number`, message: 'noSolution' }] : [];
    return [...faults, ...textFaults(main, `${field}.unit`, question.unit, false), ...solution];
  }
  const { options } = question;
  return [
    ...faults,
    ...(options.length < 2 ? [{ field: `${field}.options`, message: 'tooFewOptions' } as const] : []),
    ...options.flatMap((texts, index) =>
      optionFaults(main, `${field}.options.${index}`, texts, options.slice(0, index)),
    ),
    ...(hasSolution(question) ? [] : [{ field: `${field}.right`, message: 'noSolution' } as const]),
  ];
}

/** Options must differ from those above them in every language, as players see them. */
function optionFaults(main: Language, field: string, texts: Texts, above: readonly Texts[]): QuizFault[] {
  const missing = textFaults(main, field, texts, true);
  if (missing.length > 0) return missing;
  const isSame = above.some((other) =>
    Object.keys({ ...texts, ...other }).some((language) => {
      const [first, second] = [texts, other].map((all) => plain(all[language as Language] ?? all[main]));
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

function textFaults(main: Language, field: string, texts: Texts, isRequired: boolean): QuizFault[] {
  if (texts[main] !== undefined) return [];
  if (Object.keys(texts).length > 0) return [{ field, message: 'languageRequired' }];
  return isRequired ? [{ field, message: 'required' }] : [];
}
