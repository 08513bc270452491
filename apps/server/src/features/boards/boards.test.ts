import { errorAnswer } from '@podium/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { boardsPage } from './boards-page.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

describe('the screen of a hall', () => {
  test('has a frame for each board, in the language and order of its address', async () => {
    const response = await games.get('/board?show=day,medals,venue:ARENA&seconds=30&lang=ARA');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const text = await response.text();
    expect(text).toMatch(/<html lang="ar[^"]*" dir="rtl">/u);
    expect(text).toContain('data-seconds="30"');
    expect([...text.matchAll(/<iframe\s+src="([^"]+)"/gu)].map(([, address]) => address)).toEqual([
      '/ara/venues?as=board',
      '/ara/medals/all?as=board',
      '/ara/venues?venue=ARENA&amp;as=board',
    ]);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/frame-src 'self'.*frame-ancestors 'self'/u);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('is unchanged for a screen that asks again', async () => {
    const first = await games.get('/board?show=day');
    const tag = first.headers.get('etag')!;
    const again = await games.get('/board?show=day', { 'if-none-match': tag });
    expect(again.status).toBe(304);
  });

  test.each([
    ['', 'show'],
    ['show=clock', 'show'],
    ['show=venue://evil.example', 'show'],
    [`show=${Array.from({ length: 13 }, () => 'day').join(',')}`, 'show'],
    ['show=day&seconds=1', 'seconds'],
    ['show=day&seconds=fast', 'seconds'],
    ['show=day&lang=xx', 'lang'],
  ])('refuses the address ?%s', async (query, field) => {
    const response = await games.get(`/board?${query}`);
    expect(response.status).toBe(400);
    const { error } = errorAnswer.parse(await response.json());
    expect(error.fields?.map((fault) => fault.field)).toEqual([field]);
  });

  test('shows logo, color and sponsors that organizers have published, and the name without a logo', async () => {
    const query = { lang: 'en' as const, show: [{ kind: 'day' as const, ids: [] }], seconds: 20 };
    const facts = { name: 'Games of <Friends>', regions: {} };
    const sha = (digit: string): string => digit.repeat(64);
    const look = {
      logo: { sha256: sha('a'), alt: '' },
      accent: '#b30059',
      sponsors: Array.from({ length: 8 }, (_, index) => ({ sha256: sha(String(index)), alt: `Sponsor ${index}` })),
    };
    const { text } = await boardsPage(query, { games: facts, look });
    expect(text).toContain(`src="/files/${sha('a')}" alt="Games of &lt;Friends&gt;"`);
    expect(text).toContain('solid #b30059');
    expect(text.match(/alt="Sponsor/gu)).toHaveLength(6);
    const plain = await boardsPage(query, { games: facts, look: { sponsors: [] } });
    expect(plain.text).toContain('<bdi>Games of &lt;Friends&gt;</bdi>');
  });
});
