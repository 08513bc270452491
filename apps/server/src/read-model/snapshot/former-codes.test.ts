import { expect, test } from 'vitest';
import { formerCodes } from './former-codes.ts';

test('a former code leads to the current one, even for a merged delegation', () => {
  const rows = [
    { code: 'SPB', former_codes: ['SPA', 'ABC'] },
    { code: 'RIO', former_codes: null },
  ];
  expect([...formerCodes(rows)]).toEqual([
    ['SPA', 'SPB'],
    ['ABC', 'SPB'],
  ]);
});

test('a code that is in use leads nowhere else, so delegations may exchange their codes', () => {
  const rows = [
    { code: 'SPB', former_codes: ['SPA'] },
    { code: 'SPA', former_codes: ['SPB'] },
  ];
  expect([...formerCodes(rows)]).toEqual([]);
});

test('a code that two delegations had before leads nowhere', () => {
  const rows = [
    { code: 'SPB', former_codes: ['SPA'] },
    { code: 'SPC', former_codes: ['SPA'] },
  ];
  expect([...formerCodes(rows)]).toEqual([]);
});
