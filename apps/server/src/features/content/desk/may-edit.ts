import { findKind } from '@podium/content';
import type { Field } from '@podium/content';
import type { Grant, GrantRole } from '@podium/contract';
import type { SignedIn } from '../../../access/actor.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { differsOnlyIn } from './differs-only-in.ts';

/**
 * Rights over published content: for the whole Games, for a kind of content, for items that refer to a discipline, a
 * venue or a delegation, or for the texts of one language.
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
  return own.find((grant) =>
    grant.scope === 'language'
      ? // Translators write nothing new and withdraw nothing: there is always another version to compare with.
        data.length > 1 && data.slice(1).every((fields) => differsOnlyIn(grant.scopeId!, data[0]!, fields))
      : data.every((fields) => covers(grant, kind, fields)),
  )?.role;
}

/** The parts of a version that the right to change it depends on: its fields, and its place in lists under a name that no field has. */
export const versionData = ({
  data,
  order,
}: {
  data: Readonly<Record<string, unknown>>;
  order?: number | null | undefined;
}): Readonly<Record<string, unknown>> => ({ ...data, $order: order ?? null });

/** Returns whether a user may see an item in the console. Translators see all items. */
export const mayRead = (
  user: Pick<SignedIn, 'grants'>,
  kind: string,
  ...data: readonly Readonly<Record<string, unknown>>[]
): boolean => user.grants.some(isOfTranslator) || rightOver(user, kind, ...data) !== undefined;

const isOfTranslator = ({ role, scope }: Grant): boolean => roles.has(role) && scope === 'language';

/** @throws ApiError 403 */
export function permitReading(...asked: Parameters<typeof mayRead>): void {
  if (!mayRead(...asked)) throw forbiddenError();
}

const forbiddenError = (): ApiError => new ApiError('forbidden', 'Your rights do not include this item.');

/**
 * Checks the right to save a draft. Translators are compared with what they saw: the draft, otherwise what is published.
 *
 * @throws ApiError 403
 */
export function permitSaving(
  user: SignedIn,
  kind: string,
  data: Readonly<Record<string, unknown>>,
  { draft, published }: Partial<Record<'draft' | 'published', Readonly<Record<string, unknown>> | undefined>>,
): void {
  const seen = draft ?? published;
  const translator = { grants: user.grants.filter(isOfTranslator) };
  if (seen && rightOver(translator, kind, data, seen)) return;
  permitOver(user, kind, ...[data, draft, published].filter((version) => version !== undefined));
}

function covers(grant: Grant, kind: string, data: Readonly<Record<string, unknown>>): boolean {
  if (grant.scope === 'games') return true;
  if (grant.scope === 'kind') return grant.scopeId === kind;
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
  if (!role) throw forbiddenError();
  return role;
}
