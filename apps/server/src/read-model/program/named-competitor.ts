import type { ScheduledStart } from '../../feed/sport-tables.ts';
import type { AwardInfo } from '../snapshot/award-info.ts';

/** The competitor of a line, as named by the message. */
export interface NamedCompetitor {
  id: string;
  /** `A` or `T`; undefined for placeholders. */
  type?: string | null;
  organisation?: string | null;
  /** The name in the message, for people whose own row has not arrived yet. */
  name?: string | null;
  /** Members of the team as listed in the message. */
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
