import type { Warning } from '../tables.ts';

/** An empty team may not have been named yet, or its members were lost in transmission. */
export function teamsWithoutMembers(ids: readonly string[]): Warning {
  return { code: 'team-without-members', detail: `${ids.length} teams: ${ids.slice(0, 10).join(', ')}` };
}
