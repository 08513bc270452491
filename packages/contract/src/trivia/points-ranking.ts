import { z } from 'zod';
import { userType } from '../accounts/people.ts';

export const rankingPageSizes = [20, 50, 100] as const;
/** Points of a level (S11). */
export const levelPoints = 10_000;

const pageSize = z.coerce.number().pipe(z.literal(rankingPageSizes)).default(20);

/** `GET /api/v1/ranking`: points of everyone who has not opted out. */
export const pointsRankingFilter = z.object({
  type: userType.optional(),
  /** Omits accounts without points. */
  nonzero: z.literal('1').optional(),
  /** Part of a username, in any case. */
  query: z.string().trim().max(30).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize,
});
export type PointsRankingFilter = z.infer<typeof pointsRankingFilter>;

const rankedLine = z.object({
  /** Position among all people; equal points share a position, and the next position is skipped. */
  generalPosition: z.number().int(),
  /** Position within the filtered list. */
  listPosition: z.number().int(),
  username: z.string(),
  /** Code of the delegation or other organisation of the person. */
  organisation: z.string().nullable(),
  type: userType,
  points: z.number().int(),
});
export type RankedLine = z.infer<typeof rankedLine>;

export const pointsRankingAnswer = z
  .object({
    items: z.array(rankedLine),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
  .meta({ id: 'PointsRanking' });
export type PointsRankingAnswer = z.infer<typeof pointsRankingAnswer>;

/** `GET /api/v1/ranking/me`: the user's position in the list that the same filter returns. */
export const myRankingFilter = pointsRankingFilter.pick({ type: true, nonzero: true, pageSize: true });
export type MyRankingFilter = z.infer<typeof myRankingFilter>;

export const myRankingAnswer = z
  .object({
    username: z.string(),
    organisation: z.string().nullable(),
    type: userType,
    points: z.number().int(),
    level: z.number().int(),
    /** Points within the level, and points of the whole level. */
    progress: z.object({ points: z.number().int(), of: z.number().int() }),
    /** False after opting out: the line is hidden from others and has no position. */
    isRanked: z.boolean(),
    generalPosition: z.number().int().nullable(),
    /** Null if the filter excludes the user. */
    listPosition: z.number().int().nullable(),
    /** Page of the list that contains the user. */
    page: z.number().int().nullable(),
  })
  .meta({ id: 'MyRanking' });
export type MyRankingAnswer = z.infer<typeof myRankingAnswer>;
