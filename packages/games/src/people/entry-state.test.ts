import { expect, test } from 'vitest';
import { entryState } from './entry-state.ts';

test.each([
  ['withdrawn', 'withdrawn'],
  ['WITHDRAWN', 'withdrawn'],
  ['wd', 'withdrawn'],
  ['DSQ', 'withdrawn'],
  ['reserve', 'reserve'],
  ['active', 'active'],
  ['CONFIRMED', 'active'],
  ['constructor', 'active'],
  ['', 'active'],
  [undefined, 'active'],
] as const)('an entry with the status %s is %s', (status, state) => expect(entryState(status)).toBe(state));
