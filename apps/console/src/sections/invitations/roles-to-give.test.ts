import { staffRoleNames } from '@podium/contract/staff-roles';
import { expect, test } from 'vitest';
import { rolesToGive } from './roles-to-give.ts';

test('people are offered the roles that their rights include', () => {
  expect(rolesToGive([{ role: 'admin', scope: 'games', scopeId: null }])).toEqual(staffRoleNames);
  expect(rolesToGive([{ role: 'manager', scope: 'venue', scopeId: '1005' }])).toEqual([
    'venueManager',
    'resultChecker',
    'scorer',
  ]);
  expect(rolesToGive([{ role: 'manager', scope: 'games', scopeId: null }])).toEqual([
    'sportManager',
    'venueManager',
    'resultChecker',
    'scorer',
  ]);
  expect(rolesToGive([{ role: 'publisher', scope: 'kind', scopeId: 'album' }])).toEqual([]);
});
