import { fold } from '@podium/games';
import type { Competitor, OrganisationRef } from '../common.ts';

/**
 * The delegation to write beside a competitor's name: that of an athlete, and of a team that is named by its people,
 * such as a pair, `Ebden / Peers`. Null for a team whose name contains it: `Brazil 2`.
 */
export function delegationBeside({
  type,
  name,
  organisation,
}: Pick<Competitor, 'type' | 'name' | 'organisation'>): OrganisationRef | null {
  if (!organisation || type === 'placeholder' || name === '') return null;
  return type === 'team' && namesDelegation(name, organisation) ? null : organisation;
}

function namesDelegation(name: string, { code, name: delegation }: OrganisationRef): boolean {
  const own = fold(name);
  const base = own.replace(/\s+(?:\d+|[a-z]|[ivx]+)$/u, '');
  const full = fold(delegation);
  return (
    own.includes(full) || full.includes(base) || new RegExp(`^${fold(code).replaceAll(/\W/gu, '')}\\b`, 'u').test(own)
  );
}
