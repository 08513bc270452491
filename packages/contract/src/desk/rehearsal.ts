/** A rehearsal: results that are thrown away afterwards, `/api/v1/desk/rehearsal`. */
import { z } from 'zod';
import { instant } from '../common.ts';
import { deskPerson } from './desk.ts';

/**
 * `off`; `on`; `ends` while the results are being removed.
 */
export const rehearsalStates = ['off', 'on', 'ends'] as const;

/** Reasons why no rehearsal can begin. */
export const rehearsalFaults = ['noContests', 'hasResults', 'hasBegun'] as const;

export const rehearsalAnswer = z
  .object({
    state: z.enum(rehearsalStates),
    /** Null if none is running. */
    since: instant.nullable(),
    by: deskPerson,
    /** Null if one can begin, or is running. */
    fault: z.enum(rehearsalFaults).nullable(),
    /** Contests of the Games, and those of them that have a result. */
    contests: z.int(),
    played: z.int(),
    /** Contests that have competitors and no result yet: their results can be made up. */
    playable: z.int(),
    /** First start of a contest, until which a rehearsal can begin. */
    firstStart: instant.nullable(),
  })
  .meta({ id: 'Rehearsal' });
export type RehearsalAnswer = z.infer<typeof rehearsalAnswer>;

/** `POST /api/v1/desk/rehearsal`, and `POST /api/v1/desk/rehearsal/end`. */
export const rehearsalChange = z.strictObject({ nonce: z.string().regex(/^[\w-]{8,80}$/) });

/** `POST /api/v1/desk/rehearsal/results`: the next contests in order of their start get results that are made up. */
export const madeUpAnswer = z
  .object({
    rehearsal: rehearsalAnswer,
    /** Number of contests that got a result. */
    made: z.int(),
    /** Names of contests whose rules only people can follow. */
    left: z.array(z.string()),
  })
  .meta({ id: 'MadeUpResults' });
export type MadeUpAnswer = z.infer<typeof madeUpAnswer>;
