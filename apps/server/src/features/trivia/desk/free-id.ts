import { longestQuizId } from '@podium/contract';
import type pg from 'pg';

/** Returns an id for a copy: `judo-words-2` for `judo-words`, or `judo-words-3` if that is taken. */
export async function freeId(client: pg.ClientBase, id: string): Promise<string> {
  const stem = id
    .replace(/-\d+$/u, '')
    .slice(0, longestQuizId - 6)
    .replace(/-$/u, '');
  const { rows } = await client.query<{ id: string }>('select id from trivia.trivias where starts_with(id, $1)', [
    stem,
  ]);
  const takenIds = new Set(rows.map((row) => row.id));
  let number = 2;
  while (takenIds.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
