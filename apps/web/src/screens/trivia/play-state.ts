import type { GivenAnswer, TriviaQuestion } from '@podium/contract';

export interface AnswerInput {
  options?: string[];
  number?: number;
}

/** Keyed by the position of the question. */
export type Answers = Readonly<Record<number, AnswerInput>>;

export interface PlayState {
  /** Index of the displayed question; the summary follows the last one. */
  at: number;
  answers: Answers;
}

export type PlayAction =
  | { kind: 'choose'; question: TriviaQuestion; option: string }
  | { kind: 'move'; question: TriviaQuestion; option: string; by: -1 | 1 }
  | { kind: 'number'; question: TriviaQuestion; number: number | undefined }
  | { kind: 'go'; to: number };

export function play(state: PlayState, action: PlayAction): PlayState {
  if (action.kind === 'go') return { ...state, at: Math.max(0, action.to) };
  const { position } = action.question;
  const answers = answerAfter(state.answers, action);
  const { [position]: _before, ...otherAnswers } = state.answers;
  return { ...state, answers: answers ? { ...otherAnswers, [position]: answers } : otherAnswers };
}

function answerAfter(answers: Answers, action: Exclude<PlayAction, { kind: 'go' }>): AnswerInput | undefined {
  const { question } = action;
  switch (action.kind) {
    case 'number':
      return action.number === undefined ? undefined : { number: action.number };
    case 'move':
      return { options: moveOption(currentOrder(question, answers), action.option, action.by) };
    default:
      return chosenNow(question, answers[question.position]?.options ?? [], action.option);
  }
}

/** The selection after choosing an option: a single one if only one is right, otherwise toggled, in display order. */
function chosenNow(
  question: TriviaQuestion,
  previousOptions: readonly string[],
  option: string,
): AnswerInput | undefined {
  if (question.kind === 'one') return { options: [option] };
  const selectedOptions = new Set(previousOptions);
  if (!selectedOptions.delete(option)) selectedOptions.add(option);
  const options = question.options.map(({ id }) => id).filter((id) => selectedOptions.has(id));
  return options.length > 0 ? { options } : undefined;
}

/** The current order; initially the displayed one. */
export const currentOrder = ({ position, options }: TriviaQuestion, answers: Answers): string[] =>
  answers[position]?.options ?? options.map(({ id }) => id);

function moveOption(order: readonly string[], option: string, offset: -1 | 1): string[] {
  const from = order.indexOf(option);
  const to = from + offset;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const next = [...order];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}

export const unansweredQuestions = (questions: readonly TriviaQuestion[], answers: Answers): TriviaQuestion[] =>
  questions.filter(({ position }) => answers[position] === undefined);

export const answersToSend = (answers: Answers): GivenAnswer[] =>
  Object.entries(answers).map(([position, answer]) => ({ position: Number(position), ...answer }));

/** A typed number, with a comma or a point, in any digits; undefined if it is not a number. */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.codePointAt(0)! - 0x660))
    .replace(/[,٫]/u, '.');
  return /^-?\d{1,9}(?:\.\d{1,6})?$/u.test(plain) ? Number(plain) : undefined;
}
