import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '@podium/i18n';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

interface Manifest {
  id: string;
  lang: string;
  dir: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
  share_target: { action: string };
}

let games: ExampleGames;
beforeAll(async () => (games = await exampleGames(['base'])));
afterAll(async () => games.stop());

test('C09: the app is installed in the language of the page, and is one app in all languages', async () => {
  const manifests = await Promise.all(
    languages.map(async ({ tag }) => games.json<Manifest>(`/manifest.webmanifest?lang=${tag}`)),
  );
  expect(new Set(manifests.map(({ id }) => id))).toEqual(new Set(['/']));
  expect(manifests.map(({ lang }) => lang)).toEqual(languages.map(({ intl }) => intl));
  expect(new Set(manifests.map(({ shortcuts }) => shortcuts[2]!.name)).size).toBe(languages.length);
  const arabic = manifests.find(({ lang }) => lang.startsWith('ar'))!;
  expect(arabic).toMatchObject({
    dir: 'rtl',
    start_url: '/ara?platform=android-pwa',
    share_target: { action: '/ara/search' },
  });
  const response = await games.get('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
});
