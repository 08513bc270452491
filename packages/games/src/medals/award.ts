import type { DisciplineCode, EventId, OrganisationCode } from '../model/ids.ts';
import type { Division, Gender, Medal } from '../model/vocabulary.ts';

/** An awarded medal; the only source of medals. */
export interface Award {
  eventId: EventId;
  medal: Medal;
  /** Null only if the medal was not awarded. */
  organisation: OrganisationCode | null;
  /** Gender of the event. */
  gender: Gender;
  division?: Division | null;
  discipline: DisciplineCode;
  isExhibition: boolean;
  /** All medals of the event are decided and official. */
  isOfficial: boolean;
  /** Won while other medals of the event are undecided: a bronze before the final. */
  isEventOpen: boolean;
  isNotAwarded: boolean;
}
