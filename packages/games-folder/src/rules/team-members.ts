import type { FolderCheck } from '../folder-check.ts';

/** Members of each team by id, from all sufficiently valid rows. */
export function teamMembers(check: FolderCheck): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const row of check.table('team_members').rows) {
    const { team, participant } = row.values;
    if (team === undefined || participant === undefined) continue;
    const list = members.get(team);
    if (list) list.add(participant);
    else members.set(team, new Set([participant]));
  }
  return members;
}
