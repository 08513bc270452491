/** Contests whose results are entered or have to be decided. */
import { contestNeedNames, displayStatuses } from '@podium/games';
import { z } from 'zod';
import { instant, languageCode, namedRef } from '../common.ts';

/** `GET /api/v1/desk/results`: contests of a day whose results may be entered. */
export const resultListQuery = z.object({ day: z.iso.date(), lang: languageCode.default('en') });
const listedContest = z.object({
  unit: namedRef,
  event: namedRef.nullable(),
  /** Its round or group, which is entered on one page. */
  round: namedRef.nullable(),
  discipline: namedRef.nullable(),
  venue: namedRef.nullable(),
  start: instant.nullable(),
  status: z.enum(displayStatuses),
  /** Names of the two that meet, as far as they are known; empty for contests of more. */
  sides: z.array(z.string()),
  /** `64 : 58`, or the number of entered and expected marks, in the reader's language. */
  told: z.string(),
  /** The feed sends results of this contest; single values can be corrected. */
  hasFeed: z.boolean(),
  mayEnter: z.boolean(),
});
export type ListedContest = z.infer<typeof listedContest>;

export const resultList = z
  .object({ items: z.array(listedContest), total: z.int(), days: z.array(z.iso.date()) })
  .meta({ id: 'ResultList' });
export type ResultList = z.infer<typeof resultList>;

/** `GET /api/v1/desk/open-ties`: open decisions that hold up an event. */
export const openTiesAnswer = z.object({
  items: z.array(
    z.object({
      /**
       * `tie`: level competitors of a finished round, for whose places others wait; `sharedMedal`: level competitors
       * who share places and their medals unless an organizer decides; `abandoned`: a contest without a result;
       * `nobody`: a contest for which nobody comes from the contest `from`.
       */
      kind: z.enum(['tie', 'sharedMedal', 'abandoned', 'nobody']),
      /** The contest on whose sheet it is decided. */
      unit: namedRef,
      event: namedRef.nullable(),
      discipline: namedRef.nullable(),
      names: z.array(z.string()),
      places: z.array(z.int()),
      from: z.string().nullable(),
      /** Ids of the contests that wait for a place of a tie. */
      waiting: z.array(z.string()),
    }),
  ),
  total: z.int(),
});
export type OpenTies = z.infer<typeof openTiesAnswer>;

const watchedContest = listedContest.extend({
  needs: z.array(z.enum(contestNeedNames)),
  /** By how much the contest starts later than planned; 0 if it is on time or has begun. */
  lateMinutes: z.int(),
  /** Starters who are expected and who are in the call room; null before the check-in of the contest begins. */
  checkIn: z.object({ here: z.int(), total: z.int(), missing: z.array(z.string()) }).nullable(),
});
export type WatchedContestItem = z.infer<typeof watchedContest>;

/** `GET /api/v1/desk/contest-desk`: the contests of today by place, and what they need. */
export const contestDesk = z
  .object({
    now: instant,
    places: z.array(
      z.object({
        /** A court or hall; null for contests without a place. */
        place: namedRef.nullable(),
        /** The longest delay of its contests that have not begun. */
        lateMinutes: z.int(),
        official: z.int(),
        total: z.int(),
        /** Contests that need an organizer, even of earlier days. */
        needy: z.array(watchedContest),
        on: z.array(watchedContest),
        /** The next two to begin. */
        next: z.array(watchedContest),
      }),
    ),
    total: z.int(),
  })
  .meta({ id: 'ContestDesk' });
export type ContestDesk = z.infer<typeof contestDesk>;

/** `GET /api/v1/desk/find-contests`: contests by words of their names, competitors, sport and place. */
export const foundContests = z
  .object({ items: z.array(listedContest.extend({ day: z.iso.date().nullable() })), total: z.int() })
  .meta({ id: 'FoundContests' });
export type FoundContests = z.infer<typeof foundContests>;

/** A query of the console's search. */
export const deskSearch = z.object({ q: z.string().trim().min(1).max(80), lang: languageCode.default('en') });
