/** Roles of the organizers' team: names for sets of rights. Imports types only, because the console loads it. */
import type { Grant, GrantScope } from './people.ts';

interface StaffRoleFacts {
  /** Parts of the Games that the role may be given for; `games` for all of them. */
  scopes: readonly GrantScope[];
  /** Rights of the role. A right without a scope applies to the part for which the role is granted. */
  grants: readonly (Pick<Grant, 'role'> & Partial<Grant>)[];
}

export const staffRoles = {
  administrator: { scopes: ['games'], grants: [{ role: 'admin' }] },
  sportManager: { scopes: ['discipline'], grants: [{ role: 'manager' }] },
  venueManager: { scopes: ['venue'], grants: [{ role: 'manager' }] },
  resultChecker: { scopes: ['discipline', 'venue', 'games'], grants: [{ role: 'referee' }] },
  scorer: { scopes: ['venue', 'discipline', 'games'], grants: [{ role: 'scorer' }] },
  editor: { scopes: ['games', 'discipline', 'venue', 'team'], grants: [{ role: 'publisher' }] },
  translator: { scopes: ['language'], grants: [{ role: 'publisher' }] },
  photographer: {
    scopes: ['games'],
    grants: [
      { role: 'publisher', scope: 'kind', scopeId: 'album' },
      { role: 'publisher', scope: 'kind', scopeId: 'photo' },
    ],
  },
  // Coordinators invite the scorers, so they hold the right that they pass on.
  volunteerCoordinator: {
    scopes: ['games'],
    grants: [
      { role: 'publisher', scope: 'kind', scopeId: 'volunteer-area' },
      { role: 'scorer', scope: 'games', scopeId: null },
    ],
  },
} as const satisfies Record<string, StaffRoleFacts>;

export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = Object.keys(staffRoles) as [StaffRole, ...StaffRole[]];

/** Part of the Games that a role is given for. */
export type StaffScope = Pick<Grant, 'scope' | 'scopeId'>;

export const wholeGames: StaffScope = { scope: 'games', scopeId: null };

/** Scopes that a role may be given for. */
export const scopesOfRole = (role: StaffRole): readonly GrantScope[] => staffRoles[role].scopes;

/** The rights that a role gives for a part of the Games. */
export function grantsOfRole(role: StaffRole, { scope, scopeId }: StaffScope): Grant[] {
  const { grants }: StaffRoleFacts = staffRoles[role];
  return grants.map((grant) => ({ scope, scopeId, ...grant }));
}

const isSameGrant = (a: Grant, b: Grant): boolean =>
  a.role === b.role && a.scope === b.scope && a.scopeId === b.scopeId;

/** Roles of many rights first, so that none of their rights is named alone. */
const bySize = staffRoleNames.toSorted((a, b) => staffRoles[b].grants.length - staffRoles[a].grants.length);

/** Names rights as roles. @returns the roles, and the rights that belong to none */
export function rolesOfGrants<Given extends Grant>(
  grants: readonly Given[],
): { roles: { role: StaffRole; scope: StaffScope; grants: Given[] }[]; rest: Given[] } {
  let rest = [...grants];
  const roles: { role: StaffRole; scope: StaffScope; grants: Given[] }[] = [];
  for (const role of bySize) {
    const scopes = [wholeGames, ...grants].filter(({ scope }) => scopesOfRole(role).includes(scope));
    for (const { scope, scopeId } of scopes) {
      const wanted = grantsOfRole(role, { scope, scopeId });
      const own = rest.filter((grant) => wanted.some((one) => isSameGrant(one, grant)));
      if (own.length < wanted.length) continue;
      roles.push({ role, scope: { scope, scopeId }, grants: own });
      rest = rest.filter((grant) => !own.includes(grant));
    }
  }
  return { roles, rest };
}

/** Returns whether rights cover another right, so that their holder may pass it on. Administrators hold every right. */
export function coversGrant(held: readonly Grant[], wanted: Grant): boolean {
  return held.some(
    (grant) =>
      (grant.role === 'admin' && grant.scope === 'games') ||
      (isStronger(grant.role, wanted.role) &&
        (grant.scope === 'games' || (grant.scope === wanted.scope && grant.scopeId === wanted.scopeId))),
  );
}

/** Managers may do to results whatever checkers and scorers may, and checkers whatever scorers may. */
const within: Readonly<Partial<Record<Grant['role'], readonly Grant['role'][]>>> = {
  manager: ['referee', 'scorer'],
  referee: ['scorer'],
};
const isStronger = (held: Grant['role'], wanted: Grant['role']): boolean =>
  held === wanted || (within[held]?.includes(wanted) ?? false);
