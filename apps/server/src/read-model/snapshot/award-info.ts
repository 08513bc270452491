import type { Medal } from '@podium/games';

export interface AwardInfo {
  eventId: string;
  disciplineCode: string;
  medal: Medal;
  /** The age group whose medal it is; undefined for a medal of the event. */
  ageGroup?: string;
  sort: number;
  competitorId: string;
  competitorType?: string;
  organisation?: string;
  name?: string;
  unitId?: string;
  day?: string;
  isNotAwarded: boolean;
  isOfficial: boolean;
  /** The list has the status PARTIAL: the medal is won while the rest of the event continues. */
  isEventOpen: boolean;
  members: { id: string; name?: string }[];
  /** From the feed, not from an import. */
  isFed: boolean;
  stamp: string;
}
