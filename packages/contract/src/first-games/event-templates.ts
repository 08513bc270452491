import { repechageKinds } from '@podium/games';
import { z } from 'zod';
import { eventRules } from '../event-rules.ts';
import { anyNames, planTemplate } from './plan.ts';

/** `GET /api/v1/desk/first-games/templates`: common events with their rules, by sport, with names in every language. */
export const eventTemplates = z
  .object({
    sports: z.array(
      z.object({
        /** Empty for sports that organizers name themselves. */
        code: z.string(),
        name: anyNames,
        templates: z.array(
          z.object({
            key: z.string(),
            name: anyNames,
            kind: z.enum(['individual', 'team']),
            /** Usual kind of draw. */
            draw: z.enum(planTemplate.options.map(({ shape }) => shape.kind.value)),
            /** Contests with losers in the repechage; the quarterfinals if left out. */
            repechageOf: z.enum(repechageKinds).optional(),
            rules: eventRules,
            /** Name and pictogram of a sport that organizers name themselves. */
            sport: z.object({ name: anyNames, pictogram: z.string() }).nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'EventTemplates' });

export type EventTemplates = z.infer<typeof eventTemplates>;
