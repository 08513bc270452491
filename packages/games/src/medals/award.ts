import type { DisciplineCode, EventId, OrganisationCode } from '../model/ids.ts';
import type { Division, Gender, Medal } from '../model/vocabulary.ts';

/** A medal given; the only source of medals. */
export interface Award {
  eventId: EventId;
  medal: Medal;
  /** Null only for a place that was not awarded. */
  organisation: OrganisationCode | null;
  /** The event's. */
  gender: Gender;
  division?: Division | null;
  discipline: DisciplineCode;
  isExhibition: boolean;
  /** The event's medals are all decided, and official. */
  isOfficial: boolean;
  /** Won while others of the event are still to be decided: a bronze before the final. */
  isEventOpen: boolean;
  isNotAwarded: boolean;
}
