/** Parts of the Games over which an account may have rights. */
import { findKind } from '@podium/content';
import { languageCode } from '@podium/contract';
import type { Grant, LanguageCode } from '@podium/contract';
import { disciplineName } from '@podium/disciplines';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program } from '../../read-model/program/program.ts';

/** A sport that Podium knows needs no contest yet. */
const isSport = (code: string): boolean => disciplineName(code, 'en') !== undefined;

/** Returns whether the Games have this part. A right over another one would cover nothing. */
function isPart({ disciplines, venues, organisations }: Program['reference'], { scope, scopeId }: Grant): boolean {
  const known = isKnownPart(scope, scopeId ?? '');
  if (known !== undefined) return known;
  switch (scope) {
    case 'discipline':
      return isSport(scopeId ?? '') || disciplines.has(scopeId ?? '');
    case 'venue':
      return venues.has(scopeId ?? '');
    default:
      return organisations.has(scopeId ?? '');
  }
}

/** Returns whether a scope outside of the Games has this part; undefined for parts of the Games. */
function isKnownPart(scope: Grant['scope'], id: string): boolean | undefined {
  if (scope === 'games') return true;
  if (scope === 'kind') return findKind(id) !== undefined;
  return scope === 'language' ? languageCode.safeParse(id).success : undefined;
}

/**
 * Name of a sport, venue or delegation in a language; null for other scopes, which the console names, or if the Games
 * no longer have the part.
 */
export function partName(
  games: Program,
  { scope, scopeId }: Pick<Grant, 'scope' | 'scopeId'>,
  language: LanguageCode,
): string | null {
  if (scopeId === null || isKnownPart(scope, scopeId) !== undefined) return null;
  const present = new Presenter(games, language);
  if (scope === 'discipline') return present.discipline(scopeId).name;
  if (scope === 'venue') return present.venue(scopeId)?.name ?? null;
  return present.organisation(scopeId)?.name ?? null;
}

/**
 * @param held rights that the account has already: they stay, whatever the Games have now
 * @throws ApiError 422 by field
 */
export function refuseUnknownParts(games: Program, grants: readonly Grant[], held: readonly Grant[]): void {
  const isHeld = ({ role, scope, scopeId }: Grant): boolean =>
    held.some((grant) => grant.role === role && grant.scope === scope && grant.scopeId === scopeId);
  const fields = grants.flatMap((grant, index) =>
    isHeld(grant) || isPart(games.reference, grant)
      ? []
      : [{ field: `grants.${index}.scopeId`, message: 'unknownPart' }],
  );
  if (fields.length > 0) throw new ApiError('unprocessable', 'The Games have no such part.', { fields });
}

const tables: Partial<Record<Grant['scope'], string>> = {
  venue: 'sport.venues where id',
  team: 'sport.organisations where code',
};

/** The same in a command, which has no snapshot of the Games. A sport may also be one of the organizers' own. */
export async function isStoredPart(pool: pg.Pool, scope: Grant['scope'], id: string): Promise<boolean> {
  const known = isKnownPart(scope, id);
  if (known !== undefined) return known;
  const table = tables[scope];
  if (table !== undefined) return (await pool.query(`select from ${table} = $1 limit 1`, [id])).rowCount !== 0;
  const { rowCount } = await pool.query('select from sport.disciplines where code = $1 limit 1', [id]);
  return isSport(id) || rowCount !== 0;
}
