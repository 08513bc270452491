import type { Warning } from '../tables.ts';

/** A team of nobody may be one that is not named yet, or a composition that was lost on the way. */
export function teamsWithoutMembers(ids: readonly string[]): Warning {
  return { code: 'team-without-members', detail: `${ids.length} teams: ${ids.slice(0, 10).join(', ')}` };
}
