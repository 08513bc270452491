/** Parts of the Games over which an account may have rights. */
import type { Grant, LanguageCode } from '@podium/contract';
import { disciplineName } from '@podium/disciplines';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program } from '../../read-model/program/program.ts';

/** A sport that Podium knows needs no contest yet. */
const isSport = (code: string): boolean => disciplineName(code, 'en') !== undefined;

/** Whether the Games have this discipline, venue or delegation. A right over another one would cover nothing. */
function isPart({ disciplines, venues, organisations }: Program['reference'], { scope, scopeId }: Grant): boolean {
  switch (scope) {
    case 'games':
      return true;
    case 'discipline':
      return isSport(scopeId ?? '') || disciplines.has(scopeId ?? '');
    case 'venue':
      return venues.has(scopeId ?? '');
    default:
      return organisations.has(scopeId ?? '');
  }
}

/** Name of the part in a language; null for the whole Games, or if they no longer have the part. */
export function partName(games: Program, { scope, scopeId }: Grant, language: LanguageCode): string | null {
  if (scope === 'games' || scopeId === null) return null;
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

const tables = { venue: 'sport.venues where id', team: 'sport.organisations where code' } as const;

/** The same in a command, which has no snapshot of the Games. A sport may also be one of the organizers' own. */
export async function isStoredPart(pool: pg.Pool, scope: Grant['scope'], id: string): Promise<boolean> {
  if (scope === 'games') return true;
  if (scope !== 'discipline')
    return (await pool.query(`select from ${tables[scope]} = $1 limit 1`, [id])).rowCount !== 0;
  const { rowCount } = await pool.query('select from sport.disciplines where code = $1 limit 1', [id]);
  return isSport(id) || rowCount !== 0;
}
