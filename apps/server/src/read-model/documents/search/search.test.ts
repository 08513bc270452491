import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '@podium/contract';
import { exampleGames } from '../../../testing/example-games.ts';
import type { ExampleGames } from '../../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const search = async (query: string, today = '2026-10-11', lang = 'en'): Promise<SearchAnswer> =>
  games.json<SearchAnswer>(`/api/v1/search?${new URLSearchParams({ query, today, lang }).toString()}`);
const names = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);

describe('a person', () => {
  test.each(['lumar aur', 'swimming lumar', 'lumar 200', 'ines tomorrow', 'lumar october 12'])(
    'is found by name with delegation, sport, event or day: %s',
    async (query) => {
      const { people, leftOut } = await search(query);
      expect(people[0]).toMatchObject({ name: 'LUMAR Inês', isByName: true });
      expect(leftOut).toEqual([]);
    },
  );

  test('is found by delegation and sport together, but not by a sport alone', async () => {
    const { people } = await search('swimming aur');
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ isByName }) => !isByName)).toBe(true);
    expect((await search('swimming')).people, 'one word finds nobody by sport').toEqual([]);
  });
});

describe('an event', () => {
  test('is found by sport, name, round and day, with its winner', async () => {
    for (const query of ['swimming 200', 'swm freestyle women', '200m freestyle final', '200 freestyle tomorrow']) {
      const { events } = await search(query);
      expect(names(events), query).toContain("Women's 200m Freestyle");
    }
    const [event] = (await search('swm 200 freestyle women')).events;
    expect([names(event!.winners), event!.next]).toEqual([['LUMAR Inês'], undefined]);
  });

  test('that contains every word as a whole comes first and is exact; neither its distance nor a single letter finds a person', async () => {
    const { events, people } = await search("women's 200m freestyle");
    expect([events[0]?.name, events[0]?.isExact]).toEqual(["Women's 200m Freestyle", true]);
    expect((await search('wom 200m free')).events[0]?.isExact).toBeUndefined();
    expect(people.filter(({ isByName }) => isByName)).toEqual([]);
  });

  test('is not found on another day', async () => {
    expect((await search('200 freestyle yesterday')).leftOut).toEqual(['yesterday']);
  });
});

describe('a mistyped word', () => {
  test.each(['swiming', 'swimmnig', 'swiming 200'])('is corrected if nothing is found: %s', async (query) => {
    const { corrected, disciplines, events, leftOut } = await search(query);
    expect(corrected).toMatch(/^swimming/u);
    expect([...names(disciplines), ...names(events)].length).toBeGreaterThan(0);
    expect(leftOut).toEqual([]);
  });

  test('stays as typed if it finds something, or if no word of the Games is similar', async () => {
    expect((await search('swimm')).corrected).toBeUndefined();
    expect(await search('xylophone')).toMatchObject({ total: 0 });
    expect((await search('xylophone')).corrected).toBeUndefined();
  });
});

test.each(['200m', '200 m'])('a distance is found in any notation: %s', async (query) => {
  expect((await search(query)).events.length).toBeGreaterThan(0);
});

describe('a day', () => {
  test('is found by its name', async () => {
    const { days, total } = await search('tomorrow');
    expect(days).toEqual([{ day: '2026-10-12', discipline: null, organisation: null }]);
    expect(total).toBe(1);
  });

  test('and a sport find that sport on that day', async () => {
    const { days } = await search('swimming 12 october');
    expect(days).toMatchObject([{ day: '2026-10-12', discipline: { key: 'swm' } }]);
  });

  test.each([
    ['amanhã', 'pt'],
    ['غدا', 'ar'],
  ])('is found in the language of the reader: %s', async (query, lang) => {
    expect((await search(query, '2026-10-11', lang)).days).toMatchObject([{ day: '2026-10-12' }]);
  });
});

test('a word that never occurs together with the others is ignored', async () => {
  const results = await search('lumar xyz');
  expect(results).toMatchObject({ leftOut: ['xyz'], people: [{ name: 'LUMAR Inês' }] });
  expect(await search('xyz zyx')).toMatchObject({ leftOut: [], total: 0 });
});

test('teams are found by a word together with their delegation', async () => {
  const { teams } = await search('aur football');
  expect(names((await search('aur')).teams)).toEqual([]);
  for (const { detail } of teams) expect(detail).toContain('Football');
});

test('an invalid date is ignored', async () => {
  expect((await search('tomorrow', '2026-13-40')).days).toEqual([]);
});
