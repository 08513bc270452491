import { isMassWithdrawal } from '@podium/games';
import type { AwardInfo } from './award-info.ts';
import type { Snapshot } from './snapshot.ts';

/** The people of a team's medal; where its list names none, the team's own. A person's medal has none or that person. */
export function membersOf(award: AwardInfo, snapshot: Pick<Snapshot, 'people'>): AwardInfo['members'] {
  if (award.members.length > 0) return award.members;
  return snapshot.people.teams.get(award.competitorId)?.members.map(({ id }) => ({ id })) ?? [];
}

/** Events whose medal lists name no members of their teams, if these are too many to be an oversight. */
export function eventsWithoutMembers({ awards }: Pick<Snapshot, 'awards'>): string[] {
  const teams = [...awards.byEvent.values()]
    .flat()
    .filter(({ competitorType, isFed, isNotAwarded }) => isFed && competitorType === 'T' && !isNotAwarded);
  const without = teams.filter(({ members }) => members.length === 0);
  return isMassWithdrawal(without.length, teams.length)
    ? [...new Set(without.map(({ eventId }) => eventId))].sort()
    : [];
}
