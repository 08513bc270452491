import { expect, test } from 'vitest';
import type { Grant } from './people.ts';
import { coversGrant, grantsOfRole, rolesOfGrants, scopesOfRole, staffRoleNames, wholeGames } from './staff-roles.ts';
import type { StaffScope } from './staff-roles.ts';

const sample = (scope: StaffScope['scope']): StaffScope => ({ scope, scopeId: scope === 'games' ? null : 'X' });
const manager = (scope: Grant['scope'], scopeId: string | null): Grant => ({ role: 'manager', scope, scopeId });

test.each(staffRoleNames)('the rights of a %s are recognized as that role', (role) => {
  for (const scope of scopesOfRole(role)) {
    const { roles, rest } = rolesOfGrants(grantsOfRole(role, sample(scope)));
    expect(roles.map((named) => ({ role: named.role, ...named.scope }))).toEqual([{ role, ...sample(scope) }]);
    expect(rest).toEqual([]);
  }
});

test('two roles of one person are both recognized, and a right without a role stays unchanged', () => {
  const all = manager('games', null);
  const { roles, rest } = rolesOfGrants([
    ...grantsOfRole('scorer', sample('venue')),
    ...grantsOfRole('volunteerCoordinator', wholeGames),
    all,
  ]);
  expect(roles.map(({ role }) => role)).toEqual(['volunteerCoordinator', 'scorer']);
  expect(rest).toEqual([all]);
});

test('only some of the rights of a role are not that role', () => {
  const [album] = grantsOfRole('photographer', wholeGames);
  expect(rolesOfGrants([album!])).toEqual({ roles: [], rest: [album] });
});

test('people may grant the roles that they hold, for the same part', () => {
  const held = [manager('venue', '1005')];
  expect(coversGrant(held, manager('venue', '1005'))).toBe(true);
  expect(coversGrant(held, { role: 'scorer', scope: 'venue', scopeId: '1005' })).toBe(true);
  expect(coversGrant(held, manager('venue', '1006'))).toBe(false);
  expect(coversGrant(held, manager('discipline', '1005'))).toBe(false);
  expect(coversGrant(held, manager('games', null))).toBe(false);
  expect(coversGrant(held, { role: 'publisher', scope: 'venue', scopeId: '1005' })).toBe(false);
  expect(coversGrant([{ role: 'scorer', scope: 'games', scopeId: null }], held[0]!)).toBe(false);
});

test('an administrator may grant everything, and only administrators appoint administrators', () => {
  const admin: Grant = { role: 'admin', scope: 'games', scopeId: null };
  for (const role of staffRoleNames)
    for (const grant of grantsOfRole(role, sample(scopesOfRole(role)[0]!)))
      expect(coversGrant([admin], grant)).toBe(true);
  expect(coversGrant([manager('games', null)], admin)).toBe(false);
});
