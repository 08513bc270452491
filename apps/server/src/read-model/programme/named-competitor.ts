import type { ScheduledStart } from '../../feed/sport-tables.ts';
import type { AwardInfo } from '../snapshot/award-info.ts';

/** Who or what a line names, as a message says it. */
export interface NamedCompetitor {
  id: string;
  /** `A` or `T`; undefined for placeholders. */
  type?: string | null;
  organisation?: string | null;
  /** The message's own name, for people whose row has not arrived yet. */
  name?: string | null;
  /** Who stands for a team, as the message says. */
  members?: readonly NamedMember[];
  from?: { unit: string; result?: string } | null;
}

export interface NamedMember {
  id: string;
  name?: string | null;
}

export function startCompetitor(start: ScheduledStart): NamedCompetitor {
  const members = start.members
    ?.map((member) => member.name)
    .filter(Boolean)
    .join(' / ');
  return {
    id: start.competitor,
    type: start.type,
    organisation: start.organisation,
    name: start.name ?? members,
    members: start.members,
    from: start.from,
  };
}

export const awardedCompetitor = (award: AwardInfo): NamedCompetitor => ({
  id: award.competitorId,
  type: award.competitorType,
  organisation: award.organisation,
  name: award.name,
  members: award.members,
});
