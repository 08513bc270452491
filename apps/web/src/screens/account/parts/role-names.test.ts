import type { Grant } from '@podium/contract';
import { expect, test } from 'vitest';
import { roleNames } from './role-names.ts';

const grant = (role: Grant['role'], scope: Grant['scope'] = 'games'): Grant => ({
  role,
  scope,
  scopeId: scope === 'games' ? null : 'X',
});

test('an account lists its roles, each once, and rights without a role by their effect', () => {
  expect(roleNames([grant('admin')])).toEqual(['administrator']);
  expect(roleNames([grant('manager', 'venue'), { ...grant('manager', 'venue'), scopeId: 'Y' }])).toEqual([
    'venueManager',
  ]);
  expect(roleNames([grant('manager'), grant('scorer', 'venue')])).toEqual(['scorer', 'manager']);
  expect(roleNames([])).toEqual([]);
});
