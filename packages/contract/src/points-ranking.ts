import { z } from 'zod';
import { userType } from './people.ts';

export const rankingPageSizes = [20, 50, 100] as const;
/** Points of a level (S11). */
export const levelPoints = 10_000;

const pageSize = z.coerce.number().pipe(z.literal(rankingPageSizes)).default(20);

/** `GET /api/v1/ranking`: the points of those who have not opted out. */
export const pointsRankingFilter = z.object({
  type: userType.optional(),
  /** Leaves out those without points. */
  nonzero: z.literal('1').optional(),
  /** A part of a user name, of any capitals. */
  query: z.string().trim().max(30).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize,
});
export type PointsRankingFilter = z.infer<typeof pointsRankingFilter>;

const rankedLine = z.object({
  /** Among all; equal points share a position, and the next is skipped. */
  generalPosition: z.number().int(),
  /** Among those the filter leaves. */
  listPosition: z.number().int(),
  username: z.string(),
  /** Code of the delegation or other body the person belongs to. */
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

/** `GET /api/v1/ranking/me`: my place in the list that the same filter gives. */
export const myRankingFilter = pointsRankingFilter.pick({ type: true, nonzero: true, pageSize: true });
export type MyRankingFilter = z.infer<typeof myRankingFilter>;

export const myRankingAnswer = z
  .object({
    username: z.string(),
    organisation: z.string().nullable(),
    type: userType,
    points: z.number().int(),
    level: z.number().int(),
    /** Points within the level, of how many. */
    progress: z.object({ points: z.number().int(), of: z.number().int() }),
    /** False for whoever has opted out: then nobody else sees the line, and it has no position. */
    isRanked: z.boolean(),
    generalPosition: z.number().int().nullable(),
    /** Null where the filter leaves me out. */
    listPosition: z.number().int().nullable(),
    /** The page of the list on which I stand. */
    page: z.number().int().nullable(),
  })
  .meta({ id: 'MyRanking' });
export type MyRankingAnswer = z.infer<typeof myRankingAnswer>;
