import { z } from 'zod';
import { asOf, day, disciplineRef, organisationRef } from './common.ts';
import { medalCounts } from './medals.ts';
import { scheduleItem } from './schedule.ts';
import { ofResult } from './veil.ts';

/** An organisation at the Games: members, medals, schedule. */
export const delegationAnswer = z
  .object({
    organisation: organisationRef,
    /** Rank in the medal table; null without a medal, or if the organisation is not ranked. */
    rank: ofResult(z.number().nullable()),
    medals: ofResult(medalCounts),
    athletes: z.number(),
    teams: z.number(),
    officials: z.number(),
    disciplines: z.array(disciplineRef.extend({ athletes: z.number(), medals: ofResult(medalCounts) })),
    /** Days on which one of its competitors competes. */
    days: z.array(day),
    live: z.array(scheduleItem),
    next: z.array(scheduleItem),
    latest: z.array(scheduleItem),
    asOf,
  })
  .meta({ id: 'Delegation' });
export type DelegationAnswer = z.infer<typeof delegationAnswer>;
