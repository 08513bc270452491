import type { FolderRow, FolderTables } from '@podium/games-folder';
import { expect, test } from 'vitest';
import { keepFormerCodes } from './keep-former-codes.ts';

const tables = (...organisations: FolderRow[]): FolderTables =>
  ({ files: { organisations } }) as unknown as FolderTables;
const formerCodes = (before: FolderRow, now: FolderRow): string | undefined =>
  keepFormerCodes(tables(now), tables(before)).files.organisations![0]!['former_codes'];

test('a delegation with another code keeps the earlier ones', () => {
  expect(formerCodes({ id: '7', code: 'SPA' }, { id: '7', code: 'SPB' })).toBe('SPA');
  expect(formerCodes({ id: '7', code: 'SPB', former_codes: 'SPA' }, { id: '7', code: 'SPC' })).toBe('SPA;SPB');
  expect(formerCodes({ id: 'SPA' }, { id: 'SPA', code: 'SPB' })).toBe('SPA');
});

test('a code that is used again is no longer a former one', () => {
  expect(formerCodes({ id: '7', code: 'SPB', former_codes: 'SPA' }, { id: '7', code: 'SPA' })).toBe('SPB');
  expect(formerCodes({ id: '7', code: 'SPA' }, { id: '7', code: 'SPA' })).toBeUndefined();
});

test('codes in the file replace those of earlier imports', () => {
  expect(
    formerCodes({ id: '7', code: 'SPB', former_codes: 'SPA' }, { id: '7', code: 'SPB', former_codes: 'ABC' }),
  ).toBe('ABC');
});

test('a new delegation has no former codes', () => {
  expect(formerCodes({ id: '8', code: 'SPA' }, { id: '7', code: 'SPB' })).toBeUndefined();
});
