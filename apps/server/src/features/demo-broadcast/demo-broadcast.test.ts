import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

test.each(['main.m3u8', 'avc.m3u8', 'avc-init.mp4', 'avc-1.m4s', 'other.m3u8'])(
  'S15: Games other than the demo have no generated broadcast: %s',
  async (file) => {
    expect(await games.errorOf(`/streams/demo/${file}`)).toEqual([404, 'notFound']);
  },
);
