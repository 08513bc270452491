import { commonLanguage, localizedText } from '@podium/content';
import { disciplineName } from '@podium/disciplines';
import type {
  DisciplineRef,
  LanguageCode,
  MyTrivia,
  TriviaHead,
  TriviaQuestion,
  TriviaResultAnswer,
  TriviaStartAnswer,
} from '@podium/contract';
import type { Texts } from '@podium/games';
import { instantText } from '../instant-text.ts';
import type { AttemptRow, QuestionRow, SolutionRow, TriviaRow } from './queries.ts';
import { correctAnswer, isCorrect } from './scoring.ts';
import { nameAt, shownOrder, toShownOptions } from './shown-options.ts';

type Times = Pick<TriviaRow, 'opensAt' | 'closesAt' | 'gamesNow'>;

export function triviaState({ opensAt, closesAt, gamesNow }: Times): TriviaHead['state'] {
  if (gamesNow < opensAt) return 'soon';
  return closesAt !== null && gamesNow >= closesAt ? 'closed' : 'open';
}

function presentDiscipline(key: string, language: LanguageCode): DisciplineRef {
  const code = key.toUpperCase();
  return { key, code, name: disciplineName(code, language) ?? code };
}

const textIn = (language: LanguageCode, texts: Texts): string => localizedText(texts, language)?.text ?? '';

export function presentTrivia(trivia: TriviaRow, language: LanguageCode): TriviaHead {
  const { id, author, title, description, minutes, discipline, type, points, questions, opensAt, closesAt } = trivia;
  const shown = localizedText(title, language);
  const about = localizedText(description, language);
  return {
    id,
    title: shown?.text ?? '',
    description: about?.text ?? '',
    lang: shown?.lang ?? language,
    descriptionLang: about?.lang ?? language,
    author,
    minutes,
    discipline: discipline === null ? null : presentDiscipline(discipline, language),
    type,
    points,
    questions,
    opensAt: instantText(opensAt),
    closesAt: closesAt === null ? null : instantText(closesAt),
    state: triviaState(trivia),
  };
}

export function presentMine(attempt: AttemptRow | undefined): MyTrivia | null {
  if (!attempt) return null;
  const { startedAt, endsAt, submittedAt, isLate, right, total, points } = attempt;
  const isSent = submittedAt !== null;
  return {
    startedAt: instantText(startedAt),
    endsAt: instantText(endsAt),
    submittedAt: isSent ? instantText(submittedAt) : null,
    isLate: isSent && isLate,
    score: isSent ? { right, total } : null,
    points: isSent ? points : null,
  };
}

function presentQuestion(question: QuestionRow, order: readonly string[], language: LanguageCode): TriviaQuestion {
  const { position, kind, text, options, unit } = question;
  const lang = commonLanguage(language, [text, unit, ...options.map((option) => option.text)]);
  return {
    position,
    kind,
    text: textIn(lang, text),
    lang,
    options: order.map((option, index) => ({
      id: nameAt(index),
      text: textIn(lang, options.find(({ id }) => id === option)!.text),
    })),
    unit: unit && textIn(lang, unit),
  };
}

export function presentStart(
  attempt: AttemptRow,
  questions: readonly QuestionRow[],
  { now, language }: { now: number; language: LanguageCode },
): TriviaStartAnswer {
  return {
    startedAt: instantText(attempt.startedAt),
    endsAt: instantText(attempt.endsAt),
    serverNow: instantText(now),
    questions: questions.map((question) => presentQuestion(question, shownOrder(question, attempt.seed), language)),
  };
}

interface Answered {
  trivia: TriviaRow;
  /** Time when the solutions appear; null if they may be shown now. */
  answersAt: number | null;
  attempt: AttemptRow & { submittedAt: number };
  questions: readonly QuestionRow[];
  solutions: readonly SolutionRow[];
}

export function presentResult(
  { trivia, answersAt, attempt, questions, solutions }: Answered,
  language: LanguageCode,
): TriviaResultAnswer {
  const { startedAt, submittedAt, isLate, right, total, points, answers, seed } = attempt;
  return {
    trivia: presentTrivia(trivia, language),
    startedAt: instantText(startedAt),
    submittedAt: instantText(submittedAt),
    isLate,
    score: { right, total },
    points,
    answersAt: answersAt === null ? null : instantText(answersAt),
    questions: questions.map((question) => {
      const order = shownOrder(question, seed);
      const answer = answers[question.position];
      const answered = {
        ...presentQuestion(question, order, language),
        given: answer ? toShownOptions(answer, order) : null,
      };
      if (answersAt !== null)
        return { ...answered, right: null, isRight: null, explanation: null, explanationLang: null };
      const { solution, explanation } = solutions.find(({ position }) => position === question.position)!;
      const shownExplanation = localizedText(explanation, language);
      return {
        ...answered,
        right: toShownOptions(correctAnswer(solution), order),
        isRight: isCorrect(solution, answer),
        explanation: shownExplanation?.text ?? null,
        explanationLang: shownExplanation?.lang ?? null,
      };
    }),
  };
}
