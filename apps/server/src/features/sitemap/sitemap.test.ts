import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

test('robots.txt lets search engines read the pages of people, which say noindex, and contains the address of the sitemap', async () => {
  const text = await (await games.get('/robots.txt')).text();
  expect(text.match(/^Disallow: .*/gm)).toEqual(['Disallow: /api/']);
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test('the sitemap contains days, sports and delegations once in each language, and no person', async () => {
  const response = await games.get('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await response.text();
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => new URL(place!).pathname);
  expect(new Set(places).size).toBe(places.length);
  for (const path of [
    '/schedule/grid',
    '/schedule/day/2026-10-12',
    '/discipline/swm',
    '/medals/swm',
    '/delegation/AUR',
  ])
    for (const prefix of ['', '/spa', '/por', '/aze', '/ara', '/fra']) expect(places).toContain(prefix + path);
  expect(text).not.toContain('/profile/');
  expect(text).not.toMatch(/Lumar|7100101/);
});
