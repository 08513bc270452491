import { z } from 'zod';
import { competitor, day, disciplineRef, eventRef, instant, namedRef, organisationRef } from '../common.ts';
import { resultField } from '../veil.ts';
import { listSchema, localText } from './common.ts';

/** An award that is no medal: best goalkeeper, fair play. */
export const specialAwardAnswer = z
  .object({
    id: z.string(),
    name: localText,
    /** Null for an award of the whole Games. */
    discipline: disciplineRef.nullable(),
    event: eventRef.nullable(),
    day,
    /** People and teams; empty until the award is decided. */
    winners: resultField(z.array(competitor)),
    delegations: resultField(z.array(organisationRef)),
    reason: resultField(localText.nullable()),
    /** Time of the ceremony; null if it has none. */
    start: instant.nullable(),
    venue: namedRef.nullable(),
    place: localText.nullable(),
    presenters: localText.nullable(),
  })
  .meta({ id: 'SpecialAward' });
export type SpecialAward = z.infer<typeof specialAwardAnswer>;

export const specialAwardsParameters = z.object({
  discipline: z.string().optional(),
  /** `games`: only awards of the whole Games, which belong to no sport. */
  scope: z.enum(['games']).optional(),
  /** Awards of this person or team; of a person, those of their teams too. */
  winner: resultField(z.string().optional()),
  /** Awards of this delegation, its people and its teams. */
  delegation: resultField(z.string().optional()),
});

/** Awards in the order of their days and ceremonies; those without a time are the last of their day. */
export const specialAwardsAnswer = z.object(listSchema(specialAwardAnswer)).meta({ id: 'SpecialAwards' });
export type SpecialAwardsAnswer = z.infer<typeof specialAwardsAnswer>;
