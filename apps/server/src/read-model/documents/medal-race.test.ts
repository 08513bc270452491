import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MedalRaceAnswer, MedalsAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const race = async (path: string): Promise<MedalRaceAnswer> => games.json(`/api/v1/medals/${path}`);

test('the last day of the medal race equals the medal table', async () => {
  const { days, rows } = await race('all/race');
  const table = await games.json<MedalsAnswer>('/api/v1/medals');
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual([...new Set(days)].sort());
  expect(rows.map(({ organisation, rank, total }) => [organisation.code, rank, total])).toEqual(
    table.rows
      .filter(({ rank }) => rank !== null)
      .map(({ organisation, rank, total }) => [organisation.code, rank, total]),
  );
  for (const { rank, ranks, total, totals } of rows) {
    expect([ranks.at(-1), totals.at(-1)]).toEqual([rank, total]);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(ranks.map((place) => place === null)).toEqual(totals.map((count) => count === 0));
  }
});

test('each day of the medal race has the table of all awards up to it', async () => {
  const { days, rows } = await race('all/race');
  const first = await games.json<MedalsAnswer>(`/api/v1/medals?day=${days[0]}`);
  for (const { organisation, rank } of first.rows)
    expect(rows.find((row) => row.organisation.code === organisation.code)?.ranks[0]).toBe(rank);
});

test('the answer for a sport has the days of that sport, and that for an unknown sport is empty', async () => {
  expect((await race('swm/race')).days).toHaveLength(1);
  expect((await race('all/race?gender=X')).rows).toEqual([]);
  expect(await games.errorOf('/api/v1/medals/xyz/race')).toEqual([404, 'notFound']);
});
