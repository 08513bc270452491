/** Published content. Every list is in display order. */
import { ambassadorTypes, ceremonyStates, courseAudiences, placeTypes } from '@podium/content/words';
import { z } from 'zod';
import { asOf, day, disciplineRef, eventRef, instant, namedRef, organisationRef } from '../common.ts';
import { resultField } from '../veil.ts';
import { captionFile, listSchema, localText, picture, fileLink, videoFiles } from './common.ts';
import { albumHead, videoAnswer } from './media.ts';
import { documentList } from './papers.ts';

export type { LocalTextAnswer, PictureAnswer, PointAnswer, FileLinkAnswer } from './common.ts';
export * from './cups.ts';
export * from './media.ts';
export * from './members.ts';
export * from './places.ts';
export * from './papers.ts';
export * from './special-awards.ts';

const clock = z.string().regex(/^\d{2}:\d{2}$/);

export const ambassadorAnswer = z
  .object({
    id: z.string(),
    type: z.enum(ambassadorTypes),
    name: z.string(),
    /** Id of the profile, if it is public. */
    person: z.string().nullable(),
    sport: disciplineRef.nullable(),
    organisation: organisationRef.nullable(),
    role: localText.nullable(),
    biography: localText.nullable(),
    days: z.array(day),
    from: clock.nullable(),
    until: clock.nullable(),
    venue: namedRef.nullable(),
    place: z.object({ id: z.string(), name: localText }).nullable(),
    photo: picture.nullable(),
  })
  .meta({ id: 'Ambassador' });
export const ambassadorsAnswer = z
  .object({
    ...listSchema(ambassadorAnswer),
    /** All days of the Games on which an ambassador is available, regardless of the requested day. */
    days: z.array(z.object({ day, count: z.int() })),
  })
  .meta({ id: 'Ambassadors' });
export type AmbassadorsAnswer = z.infer<typeof ambassadorsAnswer>;

export const volunteersAnswer = z
  .object(
    listSchema(
      z.object({
        id: z.string(),
        name: localText,
        tasks: localText,
        shifts: localText.nullable(),
        apply: localText.nullable(),
        web: z.string().nullable(),
        venue: namedRef.nullable(),
        place: z.object({ id: z.string(), name: localText }).nullable(),
        photo: picture.nullable(),
      }),
    ),
  )
  .meta({ id: 'Volunteers' });
export type VolunteersAnswer = z.infer<typeof volunteersAnswer>;

const courseHead = z.object({
  id: z.string(),
  title: localText,
  provider: z.string(),
  summary: localText,
  language: z.string().nullable(),
  hours: z.number().nullable(),
  isOnline: z.boolean(),
  place: z.object({ id: z.string(), name: localText }).nullable(),
  web: z.string().nullable(),
  audience: z.enum(courseAudiences),
  /** Percentage of the lessons that must be finished. */
  passPercent: z.int(),
  hasCertificate: z.boolean(),
  photo: picture.nullable(),
  lessonCount: z.int(),
  /** Sum over the lessons. */
  minutes: z.int(),
});
export const coursesAnswer = z.object(listSchema(courseHead)).meta({ id: 'Courses' });
export type CoursesAnswer = z.infer<typeof coursesAnswer>;
export const courseAnswer = courseHead
  .extend({
    asOf,
    lessons: z.array(
      z.object({
        id: z.string(),
        title: localText,
        text: localText.nullable(),
        minutes: z.int().nullable(),
        ...videoFiles,
        captions: z.array(captionFile),
        file: fileLink.nullable(),
      }),
    ),
  })
  .meta({ id: 'Course' });
export type CourseAnswer = z.infer<typeof courseAnswer>;

export const awardAnswer = z
  .object({
    /** Id of the ceremony; null for a medal event without one. */
    id: z.string().nullable(),
    discipline: disciplineRef,
    event: eventRef,
    day,
    start: instant.nullable(),
    venue: namedRef.nullable(),
    place: localText.nullable(),
    presenters: localText.nullable(),
    note: localText.nullable(),
    /** `unscheduled`: the event has medals but no ceremony yet. */
    state: z.enum([...ceremonyStates, 'unscheduled']),
    /** True if the medals of the event are official. */
    isDecided: z.boolean(),
    /** The unit that decides the medals. */
    unit: z.string().nullable(),
  })
  .meta({ id: 'Award' });
export const awardsAnswer = z
  .object({
    ...listSchema(awardAnswer),
    /** All days with a ceremony or a medal event, regardless of the requested day. */
    days: z.array(z.object({ day, count: z.int() })),
  })
  .meta({ id: 'Awards' });
export type AwardsAnswer = z.infer<typeof awardsAnswer>;

export const unitContentAnswer = z
  .object({
    /** Ceremony of the event that the contest decides. */
    ceremony: awardAnswer.nullable(),
    videos: z.array(videoAnswer),
    /** Albums with photos of the contest: `photoCount` and `cover` refer to these, `photo` is the first of them. */
    albums: resultField(z.array(albumHead.extend({ photo: z.string() }))),
    /** Includes documents about the whole event. */
    documents: documentList,
    total: z.int(),
    asOf,
  })
  .meta({ id: 'UnitContent' });
export type UnitContentAnswer = z.infer<typeof unitContentAnswer>;

export const safeSportAnswer = z
  .object({
    ...listSchema(
      z.object({
        id: z.string(),
        title: localText,
        text: localText,
        ...videoFiles,
        captions: z.array(captionFile),
        poster: picture.nullable(),
        /** Duration (seconds). */
        duration: z.int().nullable(),
        file: fileLink.nullable(),
      }),
    ),
    contacts: z.array(
      z.object({
        id: z.string(),
        name: localText,
        description: localText.nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        chat: z.string().nullable(),
        web: z.string().nullable(),
        hours: localText.nullable(),
        isEmergency: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SafeSport' });
export type SafeSportAnswer = z.infer<typeof safeSportAnswer>;

/** The newest base map, if there is one. */
export const baseMapAnswer = z
  .object({
    /** GeoJSON. */
    file: fileLink.nullable(),
    /** PMTiles with vector tiles, for range requests. */
    tiles: fileLink.nullable(),
    attribution: z.string().nullable(),
    total: z.int(),
    asOf,
  })
  .meta({ id: 'BaseMap' });
export type BaseMapAnswer = z.infer<typeof baseMapAnswer>;

/** One or several types, separated by commas: `hotel,hospital`. */
export const placeTypesQuery = z
  .string()
  .max(60)
  .refine((text) => text.split(',').every((type) => (placeTypes as readonly string[]).includes(type)), {
    message: `Use ${placeTypes.join(', ')}, separated by commas.`,
  });

/** Forwardings of addresses that have no page; `/api/route-rules` follows them. */
export const routeRulesAnswer = z
  .object({
    ...listSchema(z.object({ id: z.string(), from: z.string(), to: z.string() })),
    /** Follow from former codes of delegations; those of the organizers are preferred. */
    former: z.array(z.object({ from: z.string(), to: z.string() })),
  })
  .meta({ id: 'RouteRules' });
export type RouteRulesAnswer = z.infer<typeof routeRulesAnswer>;

/** The answer of `/api/route-rules`. */
export const routeRuleAnswer = z
  .object({
    /** Null if no rule applies. */
    redirect: z
      .object({
        /** A path on this site in the language of the asked path, or a web address. */
        to: z.string(),
        /** Another site, which a client opens by loading it as a whole. */
        isExternal: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'RouteRule' });
export type RouteRuleAnswer = z.infer<typeof routeRuleAnswer>;
