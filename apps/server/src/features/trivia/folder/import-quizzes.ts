/** The part of an import of a Games folder that its quizzes take. */
import { quizLanguage } from '@podium/contract';
import type { ImportedQuizzes } from '@podium/contract';
import type pg from 'pg';
import { withProblems } from '../../../feed/folder/import/code-problems.ts';
import type { MissingRows } from '../../../feed/folder/import/keep-missing.ts';
import type { PreparedImport } from '../../../feed/folder/import/prepare-import.ts';
import { readInstallation } from '../../../feed/installation.ts';
import { isRehearsalCode } from '../../../feed/other-games.ts';
import type { Log } from '../../../ground/log.ts';
import { isPublic, missingQuizzes, publishQuizzes, storedQuizzes } from './publish-quizzes.ts';
import { quizProblems } from './quiz-problems.ts';
import { readQuizRows } from './quiz-rows.ts';
import type { FolderQuiz } from './quiz-rows.ts';

const maxNames = 20;

/** Finds the key of a discipline by its id in the folder: `jud`. */
type DisciplineKey = (id: string) => string;

interface QuizImport {
  /** Public quizzes that the folder lacks. */
  missing: MissingRows[];
  /** Undefined if no quiz is new or different. */
  changes: ImportedQuizzes | undefined;
  /** Publishes them after the Games, unless they are held. @returns the number of published or withdrawn quizzes */
  publish: (log: Log, withdrawsMissing: boolean) => Promise<number>;
}

/** Adds the problems of the folder's quizzes, by the rules of the console. */
export async function withQuizProblems(
  pool: pg.Pool,
  prepared: PreparedImport,
  readKeys: (prepared: PreparedImport) => Promise<DisciplineKey>,
): Promise<PreparedImport> {
  const { tables, placeOf } = prepared;
  if (!tables?.trivia?.size || !placeOf) return prepared;
  const quizzes = readQuizRows(tables.trivia, await readKeys(prepared));
  const report = withProblems(prepared.report, quizProblems(quizzes, await storedQuizzes(pool), placeOf));
  return { ...prepared, report, ...(report.errors > 0 && { tables: undefined }) };
}

/** @param prepared a folder without errors */
export async function openQuizzes(
  pool: pg.Pool,
  prepared: PreparedImport,
  readKeys: (prepared: PreparedImport) => Promise<DisciplineKey>,
): Promise<QuizImport> {
  const { competitionCode } = prepared;
  const trivia = prepared.tables?.trivia;
  if (!trivia?.size) return { missing: [], changes: undefined, publish: async () => Promise.resolve(0) };
  const isHeld = await isHeldBack(pool, competitionCode);
  const disciplineKey = await readKeys(prepared);
  const stored = await storedQuizzes(pool);
  const changed = readQuizRows(trivia, disciplineKey).filter((each) => !isPublic(each, stored.get(each.id)));
  const [known, added] = [true, false].map((isKnown) =>
    changed.filter(({ id }) => (stored.get(id)?.state === 'published') === isKnown),
  );
  return {
    // The public quizzes are those of other Games.
    missing: isHeld ? [] : await missingQuizzes(pool, trivia),
    changes:
      changed.length > 0 ? { added: countWithNames(added!), changed: countWithNames(known!), isHeld } : undefined,
    publish: async (log, withdrawsMissing) =>
      isHeld ? 0 : publishQuizzes({ pool, log, competitionCode, trivia, disciplineKey, withdrawsMissing }),
  };
}

/** `Quizzes, new: The pool, Food.` */
export function quizText(changes: ImportedQuizzes | undefined): string[] {
  if (!changes) return [];
  const { added, changed, isHeld } = changes;
  const lines = [
    ...(added.count > 0 ? [`Quizzes, new: ${formatNames(added)}.`] : []),
    ...(changed.count > 0 ? [`Quizzes, changed: ${formatNames(changed)}.`] : []),
  ];
  return isHeld ? [...lines, 'These quizzes are not published, because other Games are public here.'] : lines;
}

/** Quizzes belong to no Games, so those of Games that are not public here would be shown with others. */
async function isHeldBack(pool: pg.Pool, competitionCode: string): Promise<boolean> {
  const { gamesCode } = await readInstallation(pool);
  return gamesCode === undefined ? isRehearsalCode(competitionCode) : gamesCode !== competitionCode;
}

const countWithNames = (quizzes: readonly FolderQuiz[]): ImportedQuizzes['added'] => ({
  count: quizzes.length,
  names: quizzes.slice(0, maxNames).map(({ id, quiz }) => quiz.title[quizLanguage(quiz)] ?? id),
});

const formatNames = ({ count, names }: ImportedQuizzes['added']): string =>
  `${names.join(', ')}${count > names.length ? `, … (${count})` : ''}`;
