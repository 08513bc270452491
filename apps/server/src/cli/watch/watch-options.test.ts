import { expect, test } from 'vitest';
import { readWatchOptions } from './watch-options.ts';

const config = { publicUrl: 'http://localhost:3000', feedApiKey: 'a-key-for-tests-only' };
const read = (...args: string[]) => readWatchOptions(args, config);

test.each([
  ['C:\\Timing\\Lynx\\', 'Lynx'],
  ['\\\\server\\share\\Pool', 'Pool'],
  ['/srv/timing/finish', 'finish'],
  ['./finish/', 'finish'],
])('the folder %s gives the computer the name %s', (folder, name) => {
  expect(read(folder)).toMatchObject({ folder, name, format: 'photo-finish', startLists: folder, discipline: 'ath' });
});

test.each([
  ['lynx', 'photo-finish'],
  ['LENEX', 'lenex'],
  ['opentrack', 'opentrack'],
])('the word %s is the format %s', (word, format) => {
  expect(read('finish', '--format', word)).toMatchObject({ format });
});

test('an address has no slash at its end', () => {
  expect(read('finish', '--server', 'https://games.example.org/')).toMatchObject({
    server: 'https://games.example.org',
  });
});

test.each([
  ['no folder', [], 'expected one folder.'],
  ['two folders', ['a', 'b'], 'expected one folder.'],
  ['a format that is only recognized', ['a', '--format', 'sportsml'], 'unknown format "sportsml"; use '],
  ['an address without https', ['a', '--server', 'games.example.org'], '"games.example.org" is not the address'],
  ['a sport that is no code', ['a', '--sport', 'athletics'], '"athletics" is not the code of a sport'],
])('with %s, one sentence says what to write', (_, args, sentence) => {
  expect(read(...args)).toContain(sentence);
});
