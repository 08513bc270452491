import { z } from 'zod';
import { asOf, disciplineRef, namedRef } from '../common.ts';
import { scheduleItem } from './schedule.ts';

const venueNext = scheduleItem.pick({
  id: true,
  discipline: true,
  event: true,
  phase: true,
  name: true,
  day: true,
  start: true,
  isStartHidden: true,
});

export const venuesAnswer = z
  .object({
    items: z.array(
      z.object({
        ...namedRef.shape,
        address: z.string().nullable(),
        city: z.string().nullable(),
        cluster: z.string().nullable(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
        locations: z.array(namedRef),
        disciplines: z.array(disciplineRef),
        units: z.number(),
        /** The first contest here that has not begun. */
        next: venueNext.nullable(),
      }),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'Venues' });
export type VenuesAnswer = z.infer<typeof venuesAnswer>;
