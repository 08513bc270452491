/** A reader's live stream may be ahead of the process that answers its next read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';

const medals = '/api/v1/medals?lang=en';
let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
  await games.get(medals);
});
afterAll(async () => games.stop());

const fetchCaching = async (position: string): Promise<[number, string | null]> => {
  const response = await games.get(medals, { 'podium-position': position });
  return [response.status, response.headers.get('cache-control')];
};
const now = (): { epoch: string; seq: number } => {
  const [epoch, seq] = games.readModel.follower.position.split('-');
  return { epoch: epoch!, seq: Number(seq) };
};

test('a request with a position that documents include is answered from memory', async () => {
  const { epoch, seq } = now();
  for (const position of [`${epoch}-${seq}`, `${epoch}-${seq - 1}`, `${epoch}-0`])
    expect(await fetchCaching(position)).toEqual([200, expect.stringContaining('max-age=5')]);
});

test('a request with a position that documents do not include yet waits for it', async () => {
  const { epoch, seq } = now();
  const answer = fetchCaching(`${epoch}-${seq + 1}`);
  await games.send('messages/result-swm-heat2.xml', { 'Version="4"': 'Version="90"' });
  expect(await answer).toEqual([200, expect.stringContaining('max-age=5')]);
});

test('a position that does not arrive is answered after a second with the current data, not cacheable', async () => {
  const { epoch, seq } = now();
  expect(await fetchCaching(`${epoch}-${seq + 500}`)).toEqual([200, 'no-store']);
});

test('a missing position, or one of another epoch, is ignored', async () => {
  for (const position of ['0000ffff-999999999', 'nothing', '', `${now().epoch}-`, `${now().epoch}-${'9'.repeat(400)}`])
    expect(await fetchCaching(position)).toEqual([200, expect.stringContaining('max-age=5')]);
});
