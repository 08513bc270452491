import { demoQuizRows } from '@podium/demo-games';
import type pg from 'pg';
import type { Log } from '../../../ground/log.ts';
import { publishQuizzes } from '../folder/publish-quizzes.ts';

/** Publishes the quizzes of the demo's own Games folder, except those that exist already. */
export async function fillDemoTrivias(games: { pool: pg.Pool; log: Log; competitionCode: string }): Promise<void> {
  await publishQuizzes({
    ...games,
    trivia: demoQuizRows(),
    disciplineKey: (id) => id.toLowerCase(),
    withdrawsMissing: false,
    keepsExisting: true,
  });
}
