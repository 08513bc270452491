import { findKind } from '@podium/content';
import type { Field } from '@podium/content';
import type { Grant, GrantRole } from '@podium/contract';
import type { SignedIn } from '../../../access/actor.ts';
import { ApiError } from '../../../ground/api-error.ts';

/**
 * Rights over published content: for the whole Games, or for items that refer to a discipline, a venue or a
 * delegation.
 */
const roles: ReadonlySet<GrantRole> = new Set(['admin', 'publisher']);

/** Scopes of a grant by the target of a field: `judo` for the event `JUDM66KG…`. */
const scopeOf: Partial<Record<string, { scope: Grant['scope']; code: (id: string) => string }>> = {
  discipline: { scope: 'discipline', code: (id) => id.toUpperCase() },
  event: { scope: 'discipline', code: (id) => id.slice(0, 3) },
  unit: { scope: 'discipline', code: (id) => id.slice(0, 3) },
  venue: { scope: 'venue', code: (id) => id },
  delegation: { scope: 'team', code: (id) => id },
};

/**
 * The right that allows a user to write an item; undefined if there is none.
 *
 * @param data the item before and after the change: a right over one discipline does not cover items of others
 */
export function rightOver(
  { grants }: Pick<SignedIn, 'grants'>,
  kind: string,
  ...data: readonly Readonly<Record<string, unknown>>[]
): GrantRole | undefined {
  const own = grants.filter(({ role }) => roles.has(role));
  return own.find((grant) => data.every((fields) => covers(grant, kind, fields)))?.role;
}

function covers(grant: Grant, kind: string, data: Readonly<Record<string, unknown>>): boolean {
  if (grant.scope === 'games') return true;
  return Object.entries<Field>(findKind(kind)!.fields).some(([name, field]) => {
    if (field.type !== 'reference' && field.type !== 'references') return false;
    const scope = scopeOf[field.to];
    if (scope?.scope !== grant.scope) return false;
    const ids = [data[name] ?? []].flat().filter((id) => typeof id === 'string');
    return ids.length > 0 && ids.every((id) => scope.code(id) === grant.scopeId);
  });
}

/** @throws ApiError 403 */
export function permitOver(
  user: SignedIn,
  kind: string,
  ...data: readonly Readonly<Record<string, unknown>>[]
): GrantRole {
  const role = rightOver(user, kind, ...data);
  if (!role) throw new ApiError('forbidden', 'Your rights do not include this item.');
  return role;
}
