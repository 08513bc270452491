/** Preview of a shared link: an existing picture, and a text about the page. */
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';
import type { Prefix } from '../harness/language-paths.ts';

const demo = useDemo();

async function fetchTags(prefix: Prefix, path: string): Promise<Map<string, string>> {
  const response = await fetch(demo.current.url + inLanguage(prefix, path));
  expect(response.status, path).toBe(200);
  const metas = (await response.text()).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/gu);
  return new Map([...metas].map(([, name, content]) => [name!, content!]));
}

/** Width and height from the header of a PNG. */
async function pictureSize(address: string): Promise<[number, number]> {
  const response = await fetch(address);
  expect([response.status, response.headers.get('content-type')], address).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('a page that is shared', () => {
  test.each([
    'results of a race',
    'results of a match',
    'results of a planned unit',
    'profile of an athlete',
    'profile of a team',
    'delegation',
    'finished day',
  ])('has a title, a text and a picture of its subject: %s', async (name) => {
    const { path } = demo.current.screens[name]!;
    const [english, arabic] = await Promise.all([fetchTags('', path), fetchTags('ara', path)]);
    for (const [tags, language] of [
      [english, 'en'],
      [arabic, 'ar'],
    ] as const) {
      const image = tags.get('og:image')!;
      expect(image).toMatch(new RegExp(`^${demo.current.url}/share/[^/]+\\.${language}\\.png$`, 'u'));
      expect([Number(tags.get('og:image:width')), Number(tags.get('og:image:height'))]).toEqual(
        await pictureSize(image),
      );
      expect(tags.get('twitter:card')).toBe('summary_large_image');
      expect(tags.get('og:image:alt')).toBe(tags.get('og:title'));
      expect(tags.get('og:description')).toBe(tags.get('description'));
    }
    expect(arabic.get('og:title')).not.toBe(english.get('og:title'));
    expect(arabic.get('og:description')).not.toBe(english.get('og:description'));
  });

  test('of an athlete has the name in spoken order', async () => {
    const { path } = demo.current.screens['profile of an athlete']!;
    const { name } = (await (
      await fetch(`${demo.current.url}/api/v1/participants/${path.split('/').at(-1)!}`)
    ).json()) as { name: string };
    const title = (await fetchTags('', path)).get('og:title')!;
    expect(name).toMatch(/^\p{Lu}{2}/u);
    expect(title).not.toMatch(/\p{Lu}{2}/u);
    expect(title.toLowerCase().split(/[ ·]+/u)).toEqual(expect.arrayContaining(name.toLowerCase().split(' ')));
  });

  test('without a subject has no picture', async () => {
    expect([...(await fetchTags('', '/schedule/days')).keys()].filter((name) => name.startsWith('og:image'))).toEqual(
      [],
    );
  });
});
