/** 0024: an unknown filter value is dropped with its parameter, in every read. */
import { readNames, readTemplate } from '@podium/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleGames } from '../testing/example-games.ts';
import type { ExampleGames } from '../testing/example-games.ts';
import { reads } from '../features/reads.ts';
import { addressReader } from './address.ts';
import { gamesFilters, isKnownFilter } from './known-filters.ts';
import { loadSnapshot } from './snapshot/snapshot.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

let games: ExampleGames;
let snapshot: Snapshot;
beforeAll(async () => {
  games = await exampleGames();
  snapshot = await loadSnapshot(games.database.pool, 'America/Sao_Paulo');
});
afterAll(async () => games.stop());

const notFilters: ReadonlySet<string> = new Set(['query', 'page', 'pageSize', 'latest']);

/** Every filter of every read, from the table of reads. */
const filters = readNames.flatMap((name) => {
  const { path, query } = readTemplate(name);
  const filled = path.replaceAll(/\{day\}/gu, '2026-10-14').replaceAll(/\{\w+\}/gu, 'swm');
  return query
    .filter(([parameter]) => !notFilters.has(parameter))
    .map(([parameter]): [string, string] => [filled, parameter]);
});

test('this test finds reads with filters', () => {
  expect(filters.length).toBeGreaterThan(15);
});

describe.each(filters)('%s?%s=', (path, name) => {
  const readKey = (query: string) => {
    const address = addressReader(reads)(path, new URLSearchParams(query), (_, value) => value !== 'nobody-knows');
    return address.kind === 'read' ? address.request.key : address.kind;
  };

  test('that is unknown is ignored, and the other filters apply', () => {
    expect(readKey(`${name}=nobody-knows`)).toBe(readKey(''));
    const other = name === 'gender' ? 'discipline=swm' : 'gender=W';
    expect(readKey(`${other}&${name}=nobody-knows`)).toBe(readKey(other));
  });
});

test.each(gamesFilters)('values of these Games are accepted, and others are dropped: %s', async (name) => {
  expect(isKnownFilter(name, 'nobody-knows', snapshot)).toBe(false);
  const read = name === 'venue' || name === 'delegation' ? '/api/v1/schedule/days/2026-10-14' : '/api/v1/participants';
  const fetchText = async (path: string) => (await games.get(path)).text();
  expect(await fetchText(`${read}?${name}=nobody-knows`)).toBe(await fetchText(read));
});

test.each([
  ['discipline', 'swm', true],
  ['discipline', 'crd', true],
  ['discipline', 'all', true],
  ['event', 'JUDW57KG', true],
  ['date', '1999-01-01', false],
  ['day', '2026-10-14', true],
  ['q', 'anything', true],
])('the filter value %s=%s is known: %s', (name, value, isKnown) => {
  expect(isKnownFilter(name, value, snapshot)).toBe(isKnown);
});

test('an invalid page size or language is refused instead of being ignored', async () => {
  for (const wrong of ['page=0', 'pageSize=1000', 'lang=xx'])
    expect(await games.errorOf(`/api/v1/participants?${wrong}`), wrong).toEqual([400, 'badRequest']);
});
