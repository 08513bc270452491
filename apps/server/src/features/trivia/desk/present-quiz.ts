import { languages } from '@podium/games';
import type { Language, Texts } from '@podium/games';
import type { DeskQuiz, DeskQuizEntry, QuizChange } from '@podium/contract';
import { triviaState } from '../present.ts';
import { findFaults } from './edit-quiz.ts';
import type { StoredQuiz } from './quiz-store.ts';

export function presentQuiz(stored: StoredQuiz): DeskQuiz {
  const { entry: _, ...shown } = stored;
  return { ...shown, faults: findFaults(shown.quiz) };
}

export function presentEntry(stored: StoredQuiz, gamesNow: number): DeskQuizEntry {
  const { quiz, entry: _, ...kept } = stored;
  const { title, discipline, type, points, opensAt, closesAt, questions } = quiz;
  const times = { opensAt: Date.parse(opensAt), closesAt: closesAt === null ? null : Date.parse(closesAt), gamesNow };
  return {
    ...kept,
    title,
    discipline,
    type,
    questions: questions.length,
    points,
    opensAt,
    closesAt,
    opening: kept.state === 'published' ? triviaState(times) : null,
    missing: missingLanguages(quiz),
    faults: findFaults(quiz).length,
  };
}

/** Languages that are missing a text which the quiz has in another language. */
function missingLanguages({ title, description, questions }: QuizChange): Language[] {
  const all: Texts[] = [
    title,
    description,
    ...questions.flatMap((question) => [
      question.text,
      question.explanation,
      ...(question.kind === 'number' ? [question.unit] : question.options),
    ]),
  ];
  const written = all.filter((texts) => Object.keys(texts).length > 0);
  return languages.filter((language) => written.some((texts) => texts[language] === undefined));
}
