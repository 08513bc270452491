import { createHash } from 'node:crypto';
import { errorAnswer } from '@podium/contract';
import { publishCup } from '../../testing/publish-cup.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { testPodium } from '../../testing/test-podium.ts';
import { splitItems } from './load-widget.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const page = async (path: string): Promise<string> => {
  const response = await games.get(path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8']);
  return response.text();
};

describe('R20: a widget', () => {
  test('for a cup shows its table of points; without an id in the address it shows the first cup', async () => {
    expect(await page('/widget/cup')).toContain('No points yet');
    await publishCup(games);
    const { rows } = await games.json<{ rows: { side: { id: string }; points: number }[] }>('/api/v1/cups/states');
    const text = await page('/widget/cup?cup=states');
    expect(text).toContain('Cup of states');
    expect(text).toContain('href="/cups/states"');
    for (const { side, points } of rows) {
      const [, row = ''] = new RegExp(`<bdi>${side.id}</bdi>([^]*?)</tr>`, 'u').exec(text) ?? [];
      expect(row).toContain(`<td>${points}</td>`);
    }
    const own = await page('/widget/cup?cup=states&delegation=aur&layout=wide');
    expect(own).toContain('<bdi>Aurora</bdi>');
    expect(own).not.toContain('<bdi>Brisa</bdi>');
  });

  test('of medals is a table that reads without scripts', async () => {
    const { rows } = await games.json<{ rows: { organisation: { code: string }; gold: number }[] }>('/api/v1/medals');
    const text = await page('/widget/medals');
    expect(text).toMatch(/<html lang="en[^"]*" dir="ltr">/u);
    expect(text.match(/<th scope="row">/g)).toHaveLength(Math.min(rows.length, 10));
    expect(text).toContain(`<bdi>${rows[0]!.organisation.code}</bdi>`);
    expect(text).toMatch(/data-keys="[^"]*\bmedals\b/u);
  });

  test('of events names contests and links to their pages in the same language', async () => {
    const live = await games.json<{ latest: { id: string; discipline: { key: string } }[] }>(
      '/api/v1/schedule/live?lang=ar',
    );
    const [newest] = live.latest;
    const text = await page('/widget/events?lang=ARA');
    expect(text).toContain('dir="rtl"');
    expect(text).toContain(`href="/ara/discipline/${newest!.discipline.key}/results/${newest!.id}"`);
  });

  test('shows one delegation or one discipline on request', async () => {
    const text = await page('/widget/medals?delegation=aur&layout=wide');
    expect(text.match(/<th scope="row">/g)).toHaveLength(1);
    expect(await page('/widget/events?discipline=swm')).toMatch(/<h1>[^<]+ · [^<]+<\/h1>/u);
    expect(await page('/widget/events?delegation=AUR&discipline=swm')).toContain('/discipline/swm/results/');
    expect(await page('/widget/events?delegation=AUR')).toContain('href="/delegation/AUR"');
  });

  test('has the colors, theme and font of its address', async () => {
    const text = await page('/widget/medals?theme=dark&accent=%23ffff00&font=Source%20Sans%203');
    expect(text).toContain('--accent:#ffff00');
    expect(text).toContain('body{font:15px/22px "Source Sans 3",system-ui,sans-serif}');
    expect(text).not.toContain('prefers-color-scheme');
  });

  test('may be framed by any page, sets no cookie and runs only our script', async () => {
    const response = await games.get('/widget/events');
    const { headers } = response;
    const [, style = ''] = /<style>([^]*?)<\/style>/u.exec(await response.text()) ?? [];
    const styleHash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /u);
    expect(policy).toContain(`; style-src 'sha256-${styleHash}'; `);
    expect(policy).toMatch(/; frame-ancestors \*$/u);
  });

  test.each([
    ['/widget/medals?accent=red%3B%7D', 'accent'],
    ['/widget/medals?font=%22x', 'font'],
    ['/widget/events?lang=xx', 'lang'],
    ['/widget/events?layout=tall', 'layout'],
  ])('refuses %s and names %s', async (path, field) => {
    const response = await games.get(path);
    expect(response.status).toBe(400);
    expect(errorAnswer.parse(await response.json()).error.fields?.map((field) => field.field)).toEqual([field]);
  });

  test.each([
    '/widget/events?discipline=zzz',
    '/widget/events?delegation=ZZZ',
    '/widget/medals?delegation=ZZZ',
    '/widget/cup?cup=zzz',
  ])('at %s is not found', async (path) => {
    expect(await games.errorOf(path)).toEqual([404, 'notFound']);
  });

  test('has an address in each language', async () => {
    const response = await fetch(`${games.url}/por/widget/medals?theme=dark`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/widget/medals?theme=dark&lang=pt']);
  });

  test('shows a change of the medals within seconds', async () => {
    const [first, second] = [await games.get('/widget/medals'), await games.get('/widget/medals')];
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    const revalidated = await games.get('/widget/medals', { 'if-none-match': first.headers.get('etag')! });
    expect(revalidated.status).toBe(304);
  });

  test('explains before the first message that there is no data yet', async () => {
    const podium = await testPodium();
    try {
      expect(await (await podium.get('/widget/events')).text()).toContain('No items in the schedule');
      expect(await (await podium.get('/widget/medals')).text()).toContain('No medals yet');
    } finally {
      await podium.stop();
    }
  });

  test('may be framed only by the hosts in EMBED_HOSTS, if any are set', async () => {
    const podium = await testPodium({ environment: { EMBED_HOSTS: 'www.example.org, *.news.example' } });
    try {
      for (const path of ['/widget/headless', '/widget/medals'])
        expect((await podium.get(path)).headers.get('content-security-policy')).toMatch(
          /frame-ancestors 'self' www\.example\.org \*\.news\.example$/u,
        );
    } finally {
      await podium.stop();
    }
  });
});

test('contests to come are listed from the last day on which one was held', () => {
  const item = (id: string, day: string, status: string) => ({ id, day, status, type: 'competition', parent: null });
  const items = [
    item('forgotten', '2026-10-11', 'SCHEDULED'),
    item('done', '2026-10-12', 'OFFICIAL'),
    item('live', '2026-10-12', 'RUNNING'),
    item('next', '2026-10-12', 'START_LIST'),
    item('put off', '2026-10-13', 'POSTPONED'),
  ] as unknown as Parameters<typeof splitItems>[0];
  const { live, next, latest } = splitItems(items);
  expect([live, next, latest].map((list) => list.map(({ id }) => id))).toEqual([['live'], ['next'], ['done']]);
});
