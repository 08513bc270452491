import type pg from 'pg';
import { defineFeature } from '../kit.ts';
import { answerOnce } from './answer-once.ts';

export const feature = defineFeature({
  name: 'repeats',
  answerOnce: async (request, answer, { pool }) => answerOnce(pool, request, answer),
  ownData: async (personId, { pool }) => listOwnAnswers(pool, personId),
  jobs: [
    {
      name: 'forget',
      everyMs: 3_600_000,
      run: async (client) =>
        void (await client.query(`delete from repeats.answers where at < now() - interval '48 hours'`)),
    },
  ],
});

async function listOwnAnswers(pool: pg.Pool, personId: string): Promise<unknown> {
  const { rows } = await pool.query<{ at: number }>(
    'select at, status, answer from repeats.answers where person_id = $1 order by at',
    [personId],
  );
  return rows.length > 0 ? rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })) : undefined;
}
