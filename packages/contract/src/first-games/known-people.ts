import { z } from 'zod';
import { anyNames, planDelegation, planEntrant, planTeam } from './plan.ts';

/** `GET /api/v1/desk/first-games/people`: athletes and teams that are public already, to be entered in more events. */
export const knownPeople = z
  .object({
    people: z.array(planEntrant.omit({ seed: true, isWithdrawn: true, ageGroup: true, best: true })),
    /** With their members, and the name of the event that they are entered in. */
    teams: z.array(
      planTeam.pick({ id: true, name: true, delegation: true, members: true }).extend({ event: anyNames }),
    ),
    /** Delegations of these people and teams. */
    delegations: z.array(planDelegation),
  })
  .meta({ id: 'KnownPeople' });

export type KnownPeople = z.infer<typeof knownPeople>;
