import { isMassWithdrawal } from '@podium/games';
import type { AwardInfo } from './award-info.ts';
import type { Snapshot } from './snapshot.ts';

/** Members named by a medal list; if a team's list names none, the members of the team. */
export function awardMembers(award: AwardInfo, snapshot: Pick<Snapshot, 'people'>): AwardInfo['members'] {
  if (award.members.length > 0) return award.members;
  return snapshot.people.teams.get(award.competitorId)?.members.map(({ id }) => ({ id })) ?? [];
}

/** Events whose medal lists name no team members, if there are too many of them to be an oversight. */
export function eventsWithoutMembers({ awards }: Pick<Snapshot, 'awards'>): string[] {
  const teams = [...awards.byEvent.values()]
    .flat()
    .filter(({ competitorType, isFed, isNotAwarded }) => isFed && competitorType === 'T' && !isNotAwarded);
  const without = teams.filter(({ members }) => members.length === 0);
  return isMassWithdrawal(without.length, teams.length)
    ? [...new Set(without.map(({ eventId }) => eventId))].sort()
    : [];
}
