import type { QuizChange, QuizQuestion } from '@podium/contract';
import { quizLimits } from '@podium/contract/trivia-words';
import type { QuestionKind, TriviaType } from '@podium/contract/trivia-words';
import type { Texts } from '@podium/games';
import { toInstant, localTime } from '../../fields/local-time.ts';

export type OffsetAt = (epochMs: number) => number;

interface FormOption {
  /** Identifies the option while the quiz is edited. */
  key: string;
  text: Texts;
  isRight: boolean;
}

/** A question with the inputs of every kind, so that changing the kind loses no data. */
export interface FormQuestion {
  key: string;
  kind: QuestionKind;
  text: Texts;
  explanation: Texts;
  options: readonly FormOption[];
  number: string;
  tolerance: string;
  unit: Texts;
}

/** A quiz as typed. Times are local to the Games. */
export interface QuizForm {
  title: Texts;
  description: Texts;
  author: string;
  /** Empty if the quiz is about no sport. */
  discipline: string;
  type: TriviaType;
  minutes: string;
  points: string;
  opensAt: string;
  closesAt: string;
  questions: readonly FormQuestion[];
}

/** Unique per visit, because forms are stored on the device. */
const visitId = Date.now().toString(36);
let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `${visitId}-${keys}`;
};

export const newOption = (): FormOption => ({ key: newKey(), text: {}, isRight: false });

export const newQuestion = (): FormQuestion => ({
  key: newKey(),
  kind: 'one',
  text: {},
  explanation: {},
  options: [newOption(), newOption(), newOption()],
  number: '',
  tolerance: '',
  unit: {},
});

export function toQuizForm(quiz: QuizChange, offsetAt: OffsetAt): QuizForm {
  const { discipline, minutes, points, opensAt, closesAt, questions, ...texts } = quiz;
  return {
    ...texts,
    discipline: discipline ?? '',
    minutes: String(minutes),
    points: String(points),
    opensAt: localTime(opensAt, offsetAt),
    closesAt: closesAt === null ? '' : localTime(closesAt, offsetAt),
    questions: questions.map(formQuestion),
  };
}

function formQuestion(question: QuizQuestion): FormQuestion {
  const { kind, text, explanation } = question;
  const common = { ...newQuestion(), kind, text, explanation };
  if (question.kind === 'number') {
    const { number, tolerance, unit } = question;
    return {
      ...common,
      number: number === null ? '' : String(number),
      tolerance: tolerance === 0 ? '' : String(tolerance),
      unit,
    };
  }
  const isRight = (index: number): boolean => {
    if (question.kind === 'order') return false;
    return question.kind === 'one' ? question.right === index : question.right.includes(index);
  };
  return {
    ...common,
    options: question.options.map((option, index) => ({ key: newKey(), text: option, isRight: isRight(index) })),
  };
}

/** A typed number, with a comma or a point; undefined if it is not a number. */
export function parseDecimal(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?\d{1,9}(?:\.\d{1,6})?$/u.test(plain) ? Number(plain) : undefined;
}

function parseInteger(text: string, { from, to }: { from: number; to: number }): number | undefined {
  const value = /^\d+$/u.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : undefined;
}

/** Fields whose text cannot be parsed, so that the quiz cannot be saved. */
export function unreadable({ minutes, points, opensAt, questions }: QuizForm): string[] {
  return [
    ...(parseInteger(minutes, quizLimits.minutes) === undefined ? ['minutes'] : []),
    ...(parseInteger(points, quizLimits.points) === undefined ? ['points'] : []),
    ...(opensAt === '' ? ['opensAt'] : []),
    ...questions.flatMap(({ kind, number, tolerance }, index) =>
      kind === 'number'
        ? [
            ...(number.trim() !== '' && parseDecimal(number) === undefined ? [`questions.${index}.number`] : []),
            ...((tolerance.trim() === '' ? 0 : (parseDecimal(tolerance) ?? -1)) < 0
              ? [`questions.${index}.tolerance`]
              : []),
          ]
        : [],
    ),
  ];
}

/**
 * @param seen the quiz that the form was created from: an unchanged time keeps its seconds
 * @returns undefined if a field cannot be parsed
 */
export function toQuizChange(form: QuizForm, offsetAt: OffsetAt, seen: QuizChange): QuizChange | undefined {
  if (unreadable(form).length > 0) return undefined;
  const instant = (local: string, old: string | null): string =>
    old !== null && localTime(old, offsetAt) === local ? old : toInstant(local, offsetAt);
  return {
    title: trimTexts(form.title),
    description: trimTexts(form.description),
    author: form.author.trim(),
    discipline: form.discipline === '' ? null : form.discipline,
    type: form.type,
    minutes: parseInteger(form.minutes, quizLimits.minutes)!,
    points: parseInteger(form.points, quizLimits.points)!,
    opensAt: instant(form.opensAt, seen.opensAt),
    closesAt: form.closesAt === '' ? null : instant(form.closesAt, seen.closesAt),
    questions: form.questions.map(quizQuestion),
  };
}

function quizQuestion({ kind, options, number, tolerance, unit, ...question }: FormQuestion): QuizQuestion {
  const questionTexts = { text: trimTexts(question.text), explanation: trimTexts(question.explanation) };
  const texts = options.map(({ text }) => trimTexts(text));
  const right = options.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  switch (kind) {
    case 'one':
      return { ...questionTexts, kind, options: texts, right: right[0] ?? null };
    case 'several':
      return { ...questionTexts, kind, options: texts, right };
    case 'order':
      return { ...questionTexts, kind, options: texts };
    default:
      return {
        ...questionTexts,
        kind,
        number: parseDecimal(number) ?? null,
        tolerance: parseDecimal(tolerance) ?? 0,
        unit: trimTexts(unit),
      };
  }
}

const trimTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()])
      .filter(([, text]) => text !== ''),
  );

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Marks an option as right; if only one may be right, unmarks the others. */
export function markOption(question: FormQuestion, key: string, isRight: boolean): FormQuestion {
  return {
    ...question,
    options: question.options.map((option) =>
      option.key === key ? { ...option, isRight } : question.kind === 'one' ? { ...option, isRight: false } : option,
    ),
  };
}

export function quizTexts({ title, description, questions }: QuizForm): Texts[] {
  return [
    title,
    description,
    ...questions.flatMap(({ kind, text, explanation, options, unit }) => [
      text,
      explanation,
      ...(kind === 'number' ? [unit] : options.map((option) => option.text)),
    ]),
  ].filter((texts) => Object.keys(texts).length > 0);
}

/** `Words of judo!` becomes `words-of-judo`. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 50)
    .replaceAll(/^-|-$/gu, '');
