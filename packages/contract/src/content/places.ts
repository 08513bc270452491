/** Hotels, hospitals and other places, and directions to venues. */
import { placeTypes } from '@podium/content/words';
import { z } from 'zod';
import { asOf, namedRef } from '../common.ts';
import { listSchema, localText, picture, pointAnswer } from './common.ts';

export const placeAnswer = z
  .object({
    id: z.string(),
    type: z.enum(placeTypes),
    name: localText,
    address: localText.nullable(),
    /** The address in the local language, for a driver. */
    localAddress: z.string().nullable(),
    point: pointAnswer.nullable(),
    phone: z.string().nullable(),
    web: z.string().nullable(),
    hours: localText.nullable(),
    services: localText.nullable(),
    photo: picture.nullable(),
    /** Venues by straight-line distance. */
    venues: z.array(z.object({ ...namedRef.shape, meters: z.int() })),
  })
  .meta({ id: 'Place' });
export type PlaceAnswer = z.infer<typeof placeAnswer>;
export const placesAnswer = z.object(listSchema(placeAnswer)).meta({ id: 'Places' });
export type PlacesAnswer = z.infer<typeof placesAnswer>;

export const venueGuideAnswer = z
  .object({
    ...namedRef.shape,
    point: pointAnswer.nullable(),
    /** Address in the language of the host country, for a driver. */
    localAddress: z.string().nullable(),
    description: localText.nullable(),
    access: localText.nullable(),
    isStepFree: z.boolean().nullable(),
    services: localText.nullable(),
    phone: z.string().nullable(),
    photo: picture.nullable(),
    plan: picture.nullable(),
    /** The nearest hospitals, hotels and other places, at most three of each type. */
    places: z.array(
      z.object({ id: z.string(), type: z.enum(placeTypes), name: localText, point: pointAnswer, meters: z.int() }),
    ),
    asOf,
  })
  .meta({ id: 'VenueGuide' });
export type VenueGuideAnswer = z.infer<typeof venueGuideAnswer>;

/** Locations of all venues, for a list and a map. */
export const venueGuidesAnswer = z
  .object(
    listSchema(
      z.object({
        ...namedRef.shape,
        point: pointAnswer.nullable(),
        /** Address in the language of the host country. */
        localAddress: z.string().nullable(),
        isStepFree: z.boolean().nullable(),
      }),
    ),
  )
  .meta({ id: 'VenueGuides' });
export type VenueGuidesAnswer = z.infer<typeof venueGuidesAnswer>;
