import { expect, test } from 'vitest';
import { boardPath, maxBoards, readBoards, screenAddress, writeBoards } from './words.ts';

test('the boards of an address are read as they were written', () => {
  const text =
    'day,venue:ARENA,court:ARENA:ARENA-1,medals,medals:SWM,unit:SWM:SWMM100M--FNL-0001,standing:JUD:JUDM60KG';
  const boards = readBoards(text)!;
  expect(boards.map(boardPath)).toEqual([
    '/venues?as=board',
    '/venues?venue=ARENA&as=board',
    '/venues?venue=ARENA&court=ARENA-1&as=board',
    '/medals/all?as=board',
    '/medals/swm?as=board',
    '/discipline/swm/results/SWMM100M--FNL-0001/results?as=board',
    '/schedule/classification?discipline=jud&event=JUDM60KG&as=board',
  ]);
  expect(writeBoards(boards)).toBe(text);
  expect(screenAddress('https://games.example', { boards: boards.slice(0, 2), seconds: 30, lang: 'pt' })).toBe(
    'https://games.example/board?show=day,venue:ARENA&seconds=30&lang=pt',
  );
});

test.each([
  ['', 'no board'],
  ['clock', 'an unknown kind'],
  ['venue', 'a venue without its id'],
  ['day:ARENA', 'an id too many'],
  ['day,', 'an empty board'],
  ['venue://evil.example', 'an address'],
  ['venue:a b', 'a space'],
  [Array.from({ length: maxBoards + 1 }, () => 'day').join(','), 'too many boards'],
])('the boards %j are refused: %s', (text) => expect(readBoards(text)).toBeUndefined());
