import { documentTypes } from '@podium/content/words';
import { z } from 'zod';
import { day } from '../common.ts';
import type { ReadShape } from '../read-shape.ts';
import {
  albumAnswer,
  albumsAnswer,
  ambassadorsAnswer,
  awardsAnswer,
  baseMapAnswer,
  routeRulesAnswer,
  bulletinAnswer,
  bulletinsAnswer,
  contentDocumentsAnswer,
  courseAnswer,
  coursesAnswer,
  cupAnswer,
  cupsAnswer,
  cupSideAnswer,
  placesAnswer,
  placeTypesQuery,
  safeSportAnswer,
  specialAwardsAnswer,
  specialAwardsParameters,
  unitContentAnswer,
  venueGuideAnswer,
  venueGuidesAnswer,
  videosAnswer,
  volunteersAnswer,
} from './main.ts';
import type { readPaths } from './paths.ts';

const noParameters = z.object({});
const id = z.object({ id: z.string().min(1).max(80) });
const discipline = z.string().max(20).optional();

export const reads = {
  places: {
    summary: 'Hotels, hospitals and other places',
    parameters: z.object({ type: placeTypesQuery.optional() }),
    answer: placesAnswer,
  },
  venueGuide: { summary: 'Access, services and surroundings of a venue', parameters: id, answer: venueGuideAnswer },
  venueGuides: { summary: 'Position and address of every venue', parameters: noParameters, answer: venueGuidesAnswer },
  ambassadors: {
    summary: 'Athletes and professors to meet, optionally on one day',
    parameters: z.object({ day: day.optional() }),
    answer: ambassadorsAnswer,
  },
  volunteers: { summary: 'Areas in which volunteers work', parameters: noParameters, answer: volunteersAnswer },
  courses: { summary: 'Courses', parameters: noParameters, answer: coursesAnswer },
  course: { summary: 'A course with its lessons', parameters: id, answer: courseAnswer },
  videos: {
    summary: 'Live, upcoming and recorded videos',
    parameters: z.object({ discipline }),
    answer: videosAnswer,
  },
  albums: {
    summary: 'Albums of official photos',
    parameters: z.object({ day: day.optional(), discipline }),
    answer: albumsAnswer,
  },
  album: { summary: 'An album with its photos', parameters: id, answer: albumAnswer },
  bulletins: { summary: 'Official communications', parameters: noParameters, answer: bulletinsAnswer },
  bulletin: { summary: 'An official communication', parameters: id, answer: bulletinAnswer },
  contentDocuments: {
    summary: 'Documents that the organizers publish',
    parameters: z.object({ type: z.enum(documentTypes).optional() }),
    answer: contentDocumentsAnswer,
  },
  awards: {
    summary: 'Award ceremonies, and medal events without one',
    parameters: z.object({ day: day.optional() }),
    answer: awardsAnswer,
  },
  cups: {
    summary: 'Cups of delegations with their leaders, and the place of one delegation',
    parameters: z.object({ delegation: z.string().max(20).optional() }),
    answer: cupsAnswer,
  },
  cup: { summary: 'The table of a cup, its rule and its course by day', parameters: id, answer: cupAnswer },
  cupSide: {
    summary: 'The places for which a delegation or team scores in a cup',
    parameters: id.extend({ side: z.string().min(1).max(80) }),
    answer: cupSideAnswer,
  },
  specialAwards: {
    summary: 'Awards that are no medals',
    parameters: specialAwardsParameters,
    answer: specialAwardsAnswer,
  },
  unitContent: {
    summary: 'Ceremony, videos, photos and documents of a contest',
    parameters: id,
    answer: unitContentAnswer,
  },
  safeSport: { summary: 'Safe sport: film, texts and contacts', parameters: noParameters, answer: safeSportAnswer },
  baseMap: { summary: 'Map of the host city', parameters: noParameters, answer: baseMapAnswer },
  routeRules: {
    summary: 'Old addresses and where they lead',
    parameters: noParameters,
    answer: routeRulesAnswer,
  },
} satisfies Record<keyof typeof readPaths, ReadShape>;
