/** Shared by the routes of results and of scorers' links. */
import { resultSheetQuery } from '@podium/contract';
import { z } from 'zod';

export const stepsBytes = 256 * 1024;
export const base = '/api/v1/desk/results';
export const ofResults = { tag: 'desk', access: { grants: ['manager', 'referee'], isForPart: true } } as const;
/** Routes that scorers with an account may call too. */
export const ofScorers = {
  ...ofResults,
  access: { grants: [...ofResults.access.grants, 'scorer'], isForPart: true },
} as const;
export const ofContest = {
  ...ofResults,
  params: z.object({ unit: z.string().min(1).max(80) }),
  query: resultSheetQuery,
} as const;
export const unknown = { notFound: 'There is no such contest' } as const;
