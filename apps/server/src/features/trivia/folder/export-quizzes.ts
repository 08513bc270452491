import type { FolderTables } from '@podium/games-folder';
import type pg from 'pg';
import { storedQuizzes } from './publish-quizzes.ts';
import { quizRows } from './quiz-rows.ts';
import type { TriviaTables } from './quiz-rows.ts';

/** Public quizzes with their right answers, as tables of a Games folder. Disciplines outside of it are left out. */
export async function exportQuizzes(pool: pg.Pool, { disciplines = [] }: FolderTables['files']): Promise<TriviaTables> {
  const ids = new Map(disciplines.map(({ id, code }) => [(code ?? id!).toLowerCase(), id!]));
  const quizzes = [...(await storedQuizzes(pool)).values()]
    .filter(({ state }) => state === 'published')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return quizRows(quizzes, (key) => ids.get(key));
}
