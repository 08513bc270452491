import type { Award, DisciplineCode, EventId, OrganisationCode } from '@podium/games';
import type { AwardInfo } from '../snapshot/award-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Converts an award to the form that `@podium/games` counts, with the gender and division of its event. */
export function presentAward(info: AwardInfo, snapshot: Snapshot): Award {
  const event = snapshot.reference.events.get(info.eventId);
  const genderCode = info.eventId[3];
  return {
    eventId: info.eventId as EventId,
    medal: info.medal,
    organisation: (info.organisation as OrganisationCode | undefined) ?? null,
    gender: event?.gender ?? (genderCode === 'M' || genderCode === 'W' || genderCode === 'X' ? genderCode : 'O'),
    division: event?.division ?? null,
    discipline: info.disciplineCode as DisciplineCode,
    isExhibition: event?.isExhibition ?? false,
    isOfficial: info.isOfficial,
    isEventOpen: info.isEventOpen,
    isNotAwarded: info.isNotAwarded,
  };
}
