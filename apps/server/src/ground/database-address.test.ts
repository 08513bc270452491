import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readDatabaseAddress } from './database-address.ts';

test('an address with one host stays unchanged', () => {
  const url = 'postgresql://podium:a%40b@db.example:6432/games?sslmode=require';
  expect(readDatabaseAddress(url)).toEqual({ url, hosts: [] });
  expect(readDatabaseAddress('postgresql://podium@localhost/games?host=%2Frun').hosts).toEqual([]);
});

test('an address may list several hosts, with and without ports', () => {
  expect(
    readDatabaseAddress('postgres://podium:secret@one:5433,two,[::1]:5434/games?target_session_attrs=read-write'),
  ).toEqual({
    url: 'postgres://podium:secret@one:5433/games?target_session_attrs=read-write',
    hosts: [
      { host: 'one', port: 5433 },
      { host: 'two', port: 5432 },
      { host: '::1', port: 5434 },
    ],
  });
});

test('an error about an unusable address does not contain its password', () => {
  for (const url of [
    'mysql://x',
    'postgresql://podium:secret@one,two three/games',
    'postgresql://podium:secret@one:x/games',
  ])
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/DATABASE_URL: (?!.*secret)/u);
  expect(() => readConfig({ DATABASE_URL: 'postgresql://one,two/games?target_session_attrs=standby' })).toThrow(
    'target_session_attrs',
  );
});
