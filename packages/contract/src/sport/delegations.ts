import { z } from 'zod';
import { asOf, day, disciplineRef, organisationRef } from '../common.ts';
import { medalCounts, medallist } from './medals.ts';
import { scheduleItem } from './schedule.ts';
import { resultField } from '../veil.ts';

/** An organisation at the Games: members, medals, schedule. */
export const delegationAnswer = z
  .object({
    organisation: organisationRef,
    /** Rank in the medal table; null without a medal, or if the organisation is not ranked. */
    rank: resultField(z.number().nullable()),
    medals: resultField(medalCounts),
    /** Its people and teams with a medal, gold first; exhibition events come last. */
    medallists: resultField(z.array(medallist)),
    athletes: z.number(),
    teams: z.number(),
    officials: z.number(),
    disciplines: z.array(disciplineRef.extend({ athletes: z.number(), medals: resultField(medalCounts) })),
    /** Days on which one of its competitors competes. */
    days: z.array(day),
    live: z.array(scheduleItem),
    next: z.array(scheduleItem),
    latest: z.array(scheduleItem),
    asOf,
  })
  .meta({ id: 'Delegation' });
export type DelegationAnswer = z.infer<typeof delegationAnswer>;
