import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Document } from '@podium/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplesFolder } from '../../feed/testing/feed-files.ts';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';
import { publishCup } from '../../testing/publish-cup.ts';
import { gamesAtLevel } from '../../testing/games-at-level.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { TooManyPictures } from './draw-png.ts';
import { SharePictures } from './share-pictures.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
  await publishCup(games);
});
afterAll(async () => games.stop());

const final = 'SWMW200MFR------------FNL-000100';
const heat = 'SWMW200MFR------------HEAT000200';
const subjects = [
  `unit-${final}`,
  'participant-7100101',
  'participant-VVOWTEAM6---AUR01',
  'delegation-AUR',
  'day-2026-10-12',
  'medals-all',
  'medals-swm',
  'cup-states',
];

async function picture(path: string): Promise<{ png: Buffer; etag: string }> {
  const response = await games.get(path);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png']);
  return { png: Buffer.from(await response.arrayBuffer()), etag: response.headers.get('etag')! };
}

const emptyPicture = async (): Promise<Buffer> => Buffer.alloc(0);

/** Returns the text on a picture, without characters that only change direction. */
async function pictureText(subject: string, { readModel }: Pick<TestPodium, 'readModel'> = games): Promise<string> {
  const pictures = new SharePictures(
    {
      read: async (name, spoken, parameters) => readModel.read(name, spoken, parameters),
      publicUrl: 'http://games.example',
      file: async () => undefined,
    },
    { draw: emptyPicture, fill: emptyPicture, fit: emptyPicture },
  );
  const svg = await pictures.svg(subject as 'unit-1', 'en');
  return [...svg!.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, text]) => text!.replaceAll(/[\u2066-\u2069]/gu, ''))
    .join(' | ');
}

describe('a picture to share', () => {
  test.each(subjects)('%s is a PNG of 1200 × 630, in each language', async (subject) => {
    for (const language of ['en', 'ar']) {
      const { png } = await picture(`/share/${subject}.${language}.png`);
      expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
      const { format, width, height } = await sharp(png).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      // If no font had the letters, the picture would show only its background.
      expect(png.length).toBeGreaterThan(20_000);
    }
  });

  test('has the same bytes each time, a strong ETag, a minute of caching, and answers 304 and HEAD', async () => {
    const path = `/share/unit-${final}.en.png`;
    const [first, second] = await Promise.all([picture(path), picture(path)]);
    expect(second.png.equals(first.png)).toBe(true);
    expect(first.etag).toMatch(/^"[\w-]{22}"$/);
    const revalidated = await games.get(path, { 'if-none-match': `"other", ${first.etag}` });
    expect([revalidated.status, await revalidated.text(), revalidated.headers.get('cache-control')]).toEqual([
      304,
      '',
      'public, max-age=5, must-revalidate',
    ]);
    const head = await fetch(games.url + path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, first.etag]);
  });

  test('is excluded from search engines if it shows a person', async () => {
    const robots = async (subject: string) => (await games.get(`/share/${subject}.en.png`)).headers.get('x-robots-tag');
    expect([await robots('participant-7100101'), await robots('delegation-AUR')]).toEqual(['noindex', null]);
  });

  test('is answered with the common error format if missing or malformed', async () => {
    for (const name of [
      'unit-NOPE.en',
      'participant-1.en',
      'delegation-XXX.en',
      'day-2031-01-01.en',
      'medals-xxx.en',
      'unit-../x.en',
    ])
      expect(await games.errorOf(`/share/${encodeURIComponent(name)}.png`), name).toEqual([404, 'notFound']);
    for (const name of [
      'nonsense.png',
      'nonsense.en.png',
      'unit-.en.png',
      'venue-AQC.en.png',
      'day-tomorrow.en.png',
      `unit-${final}.xx.png`,
      `unit-${final}.png`,
      `unit-${'x'.repeat(90)}.en.png`,
    ])
      expect(await games.errorOf(`/share/${name}`), name).toEqual([400, 'badRequest']);
    const response = await fetch(`${games.url}/share/delegation-AUR.en.png`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the text of a picture', () => {
  test('names the sport, the event, the medalists and their marks of a final', async () => {
    expect(await pictureText(`unit-${final}`)).toMatch(/^Swimming \| Women&#39;s 200m Freestyle · Final \|/);
  });

  test('names the first delegations of the medal table and their medals', async () => {
    const { rows, awarded } = await games.json<Document<'medals'>>('/api/v1/medals');
    const text = await pictureText('medals-all');
    expect(text).toContain('Medal table');
    expect(text).toContain(rows[0]!.organisation.name);
    expect(text).toContain(`| ${awarded.total} |`);
    expect(await pictureText('medals-swm')).toContain('Swimming');
  });

  test('names both sides of a match and their score', async () => {
    const { items } = await games.json<{ items: { id: string; isHeadToHead: boolean; status: string }[] }>(
      '/api/v1/schedule/days/2026-10-12',
    );
    const match = items.find(({ isHeadToHead, status }) => isHeadToHead && status === 'OFFICIAL');
    if (match) expect(await pictureText(`unit-${match.id}`)).toMatch(/ \| \d+ \| \d+ \| /);
  });

  test('names the first three of a cup with their points', async () => {
    const { rows } = await games.json<Document<'cup'>>('/api/v1/cups/states');
    const text = await pictureText('cup-states');
    for (const { side, points } of rows.slice(0, 3)) {
      expect(text).toContain(side.name.text);
      expect(text).toContain(`${points} point`);
    }
    expect(text).toContain('Cup of states');
  });

  test('names the medals and the place of a delegation', async () => {
    expect(await pictureText('delegation-AUR')).toContain('Aurora');
  });

  test('F24: never replaces a name that cannot be drawn by the name of the delegation', async () => {
    await games.send('base/10-partic-swm.xml', {
      'Version="1"': 'Version="2"',
      'PrintName="LUMAR Inês"': 'PrintName="王伟"',
    });
    const texts = (await pictureText('participant-7100101')).split(' | ');
    expect(texts.filter((text) => text === 'Aurora')).toHaveLength(1);
    expect(texts).toContain('Athlete · Aurora');
    // F8: the family name exactly as sent.
    await games.send('base/10-partic-swm.xml', {
      'Version="1"': 'Version="3"',
      'FamilyName="Lumar"': 'FamilyName="LuMar"',
    });
    expect(await pictureText('participant-7100101')).toContain('Inês LuMar');
    await games.send('base/10-partic-swm.xml', { 'Version="1"': 'Version="4"' });
    expect(await pictureText('participant-7100101')).toMatch(/Inês Lumar.*Aurora|Aurora.*Inês Lumar/u);
  });

  test('changes with a result', async () => {
    const path = `/share/unit-${heat}.en.png`;
    const before = await picture(path);
    const message = 'messages/result-swm-heat2.xml';
    const text = await readFile(join(examplesFolder, message), 'utf8');
    const version = /Version="(\d+)"/.exec(text)![1]!;
    const mark = / Result="([^"]+)"/.exec(text)![1]!;
    await games.send(message, { [`Version="${version}"`]: 'Version="90"', [`Result="${mark}"`]: 'Result="1:59.01"' });
    const after = await picture(path);
    expect(after.etag).not.toBe(before.etag);
    expect(after.png.equals(before.png)).toBe(false);
  });
});

test('security 35: a picture that a crowd waits for is drawn for another address in its own turn', async () => {
  let turns = 0;
  const waiting: (() => void)[] = [];
  const pictures = new SharePictures(
    {
      read: async (name, spoken, parameters) => games.readModel.read(name, spoken, parameters),
      publicUrl: 'http://games.example',
      file: async () => undefined,
    },
    {
      fill: emptyPicture,
      fit: emptyPicture,
      draw: async (_svg, address, findDrawn) => {
        if (address === 'full') throw new TooManyPictures();
        if (address === 'crowd') await new Promise<void>((resolve) => waiting.push(resolve));
        turns++;
        return findDrawn?.() ?? Buffer.from(`drawn ${turns}`);
      },
    },
  );
  const { png } = (await pictures.find('delegation-AUR', 'en'))!;
  const crowd = [png('crowd'), png('crowd')];
  const full = png('full');
  expect(String(await png('one'))).toBe('drawn 1');
  waiting.forEach((go) => go());
  expect((await Promise.all([...crowd, full])).map(String)).toEqual(['drawn 1', 'drawn 1', 'drawn 1']);
  expect([waiting.length, turns]).toEqual([1, 2]);
});

describe('a minor of whom only the number is public', () => {
  test('is not named in any picture', async () => {
    const podium = await gamesAtLevel('number');
    await publishCup(podium);
    const texts = await Promise.all(subjects.map(async (subject) => pictureText(subject, podium)));
    expect(texts[1]).toContain('Athlete 0101');
    for (const name of ['Lumar', 'Inês', 'Vante', 'Teodora', 'Orsin', 'Günvar', 'Halvek', 'Garonde'])
      expect(texts.join().toLowerCase(), name).not.toContain(name.toLowerCase());
    await podium.stop();
  });
});
