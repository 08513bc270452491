/** Quizzes as rows of a Games folder, and back. */
import { languages } from '@podium/games';
import type { Texts } from '@podium/games';
import type { QuestionKind, QuizChange, QuizQuestion, TriviaType } from '@podium/contract';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { quizLimits } from '@podium/games-folder';
import { instantText } from '../../instant-text.ts';

export type TriviaTables = NonNullable<FolderTables['trivia']>;

/** A quiz of a folder, with the rows that describe it. */
export interface FolderQuiz {
  id: string;
  quiz: QuizChange;
  row: FolderRow;
  /** In the order of the questions. */
  questionRows: readonly FolderRow[];
}

/** @param disciplineKey key of the discipline with an id of the folder: `jud` */
export function readQuizRows(tables: TriviaTables, disciplineKey: (id: string) => string): FolderQuiz[] {
  const questionsByQuiz = Map.groupBy(tables.get('trivia/questions') ?? [], (row) => row['quiz']);
  return (tables.get('trivia/quizzes') ?? []).map((row) => {
    const { id, discipline, closes_at: closesAt } = row;
    const questionRows = (questionsByQuiz.get(id) ?? []).toSorted(
      (a, b) => Number(a['position']) - Number(b['position']),
    );
    const quiz = {
      title: readTexts(row, 'title'),
      description: readTexts(row, 'description'),
      author: row['author']!,
      discipline: discipline === undefined ? null : disciplineKey(discipline),
      type: row['type'] as TriviaType,
      minutes: Number(row['minutes']),
      points: Number(row['points']),
      opensAt: instantText(Date.parse(row['opens_at']!)),
      closesAt: closesAt === undefined ? null : instantText(Date.parse(closesAt)),
      questions: questionRows.map(readQuestion),
    };
    return { id: id!, quiz, row, questionRows };
  });
}

function readQuestion(row: FolderRow): QuizQuestion {
  const kind = row['kind'] as QuestionKind;
  const texts = { text: readTexts(row, 'text'), explanation: readTexts(row, 'explanation') };
  const right = [...new Set(row['right']?.split(';'))].map((number) => Number(number) - 1);
  switch (kind) {
    case 'one':
      return { ...texts, kind, options: readOptions(row), right: right[0] ?? null };
    case 'several':
      return { ...texts, kind, options: readOptions(row), right: right.toSorted((a, b) => a - b) };
    case 'order':
      return { ...texts, kind, options: readOptions(row) };
    default: {
      const { number, tolerance = '0' } = row;
      const value = number === undefined ? null : Number(number);
      return { ...texts, kind, number: value, tolerance: Number(tolerance), unit: readTexts(row, 'unit') };
    }
  }
}

/** All options up to the last one with a text: an empty one between others is reported as missing. */
function readOptions(row: FolderRow): Texts[] {
  const options = Array.from({ length: quizLimits.maxOptions }, (_, index) => readTexts(row, `option_${index + 1}`));
  return options.slice(0, options.findLastIndex((texts) => Object.keys(texts).length > 0) + 1);
}

function readTexts(row: FolderRow, name: string): Texts {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = row[`${name}_${language}`];
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

/**
 * The rows of quizzes.
 *
 * @param disciplineId id in the folder of the discipline with a key; undefined if the folder does not contain it
 */
export function quizRows(
  quizzes: readonly Pick<FolderQuiz, 'id' | 'quiz'>[],
  disciplineId: (key: string) => string | undefined,
): TriviaTables {
  return new Map([
    ['trivia/quizzes', quizzes.map(({ id, quiz }) => quizRow(id, quiz, disciplineId))],
    [
      'trivia/questions',
      quizzes.flatMap(({ id, quiz }) => quiz.questions.map((question, index) => questionRow(id, index + 1, question))),
    ],
  ]);
}

function quizRow(id: string, quiz: QuizChange, disciplineId: (key: string) => string | undefined): FolderRow {
  const { title, description, author, discipline, type, minutes, points, opensAt, closesAt } = quiz;
  return fill({
    id,
    ...writeTexts('title', title),
    ...writeTexts('description', description),
    author,
    discipline: discipline === null ? undefined : disciplineId(discipline),
    type,
    minutes: String(minutes),
    points: String(points),
    opens_at: opensAt,
    closes_at: closesAt ?? undefined,
  });
}

function questionRow(quiz: string, position: number, question: QuizQuestion): FolderRow {
  const { kind, text, explanation } = question;
  return fill({
    quiz,
    position: String(position),
    kind,
    ...writeTexts('text', text),
    ...answerCells(question),
    ...writeTexts('explanation', explanation),
  });
}

function answerCells(question: QuizQuestion): Record<string, string | undefined> {
  if (question.kind === 'number') {
    const { number, tolerance, unit } = question;
    return {
      number: number === null ? undefined : plainNumber(number),
      tolerance: tolerance === 0 ? undefined : plainNumber(tolerance),
      ...writeTexts('unit', unit),
    };
  }
  const options = Object.assign(
    {},
    ...question.options.map((texts, index) => writeTexts(`option_${index + 1}`, texts)),
  );
  if (question.kind === 'order') return options;
  const right = question.kind === 'several' ? question.right : [question.right ?? []].flat();
  return { ...options, right: right.map((index) => index + 1).join(';') };
}

/** Without an exponent, which cells may not have: `0.0000001` for 1e-7. */
const plainNumber = (number: number): string =>
  String(number).includes('e') ? number.toFixed(20).replace(/0+$/u, '') : String(number);

const writeTexts = (name: string, texts: Texts): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${name}_${language}`, text]));

const fill = (cells: Readonly<Record<string, string | undefined>>): FolderRow =>
  Object.fromEntries(
    Object.entries(cells).filter((cell): cell is [string, string] => cell[1] !== undefined && cell[1] !== ''),
  );
