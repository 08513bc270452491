/** Which public reads exist: address, parameters, what builds them. The API's routes, its description and the fast lane come from here. */
import {
  bracketsAnswer,
  day,
  disciplineAnswer,
  disciplineEventsAnswer,
  gamesAnswer,
  languageCode,
  medallistsAnswer,
  medalsAnswer,
  medalsQuery,
  participantsAnswer,
  participantsQuery,
  poolsAnswer,
  profileAnswer,
  rankingAnswer,
  recordsAnswer,
  reportsAnswer,
  scheduleDayAnswer,
  scheduleDaysAnswer,
  scheduleGridAnswer,
  searchAnswer,
  unitAnswer,
  venuesAnswer,
} from '@podium/contract';
import { z } from 'zod';
import {
  buildBrackets,
  buildDiscipline,
  buildDisciplineEvents,
  buildPools,
  buildRanking,
  buildRecords,
  buildReports,
} from './documents/disciplines.ts';
import type { BuildContext, Built } from './documents/document.ts';
import { buildGames } from './documents/games.ts';
import { buildMedallists, buildMedals, isKnownDiscipline } from './documents/medals.ts';
import { buildParticipants, buildProfile } from './documents/participants.ts';
import { buildScheduleDay, buildScheduleDays, buildScheduleGrid } from './documents/schedule.ts';
import { buildUnit } from './documents/unit.ts';
import { buildSearch, buildVenues } from './documents/venues.ts';

export interface Read {
  /** `/api/v1/units/{id}` */
  path: string;
  summary: string;
  parameters: z.ZodObject;
  answer: z.ZodType;
  build(context: BuildContext, parameters: never): Built | undefined | Promise<Built | undefined>;
}

const key = z.object({ key: z.string().max(20) });
const nothing = z.object({});
const id = z.object({ id: z.string().min(1).max(80) });
const dayParameters = z.object({
  day,
  discipline: z.string().max(20).optional(),
  venue: z.string().max(64).optional(),
});

function read<Parameters extends z.ZodObject>(
  path: string,
  summary: string,
  parameters: Parameters,
  answer: z.ZodType,
  build: (context: BuildContext, parameters: z.infer<Parameters>) => ReturnType<Read['build']>,
): Read {
  return { path: `/api/v1${path}`, summary, parameters, answer, build };
}

export const reads: readonly Read[] = [
  read('/games', 'The Games and their disciplines', nothing, gamesAnswer, (context) => buildGames(context, undefined)),
  read('/medals', 'The medal table', medalsQuery.omit({ lang: true }), medalsAnswer, buildMedals),
  read(
    '/medals/{discipline}/medallists',
    'Who won the medals of a discipline, or of all',
    z.object({ discipline: z.string().max(20) }),
    medallistsAnswer,
    buildMedallists,
  ),
  read('/schedule/days', 'The days and what they hold', nothing, scheduleDaysAnswer, (context) =>
    buildScheduleDays(context, undefined),
  ),
  read('/schedule/days/{day}', 'The programme of a day', dayParameters, scheduleDayAnswer, buildScheduleDay),
  read('/schedule/grid', 'Disciplines by days', nothing, scheduleGridAnswer, (context) =>
    buildScheduleGrid(context, undefined),
  ),
  read('/units/{id}', 'A unit: start list, results, play-by-play, documents, corrections', id, unitAnswer, buildUnit),
  read('/disciplines/{key}', 'A discipline', key, disciplineAnswer, buildDiscipline),
  read(
    '/disciplines/{key}/events',
    'Its events with phases and units',
    key,
    disciplineEventsAnswer,
    buildDisciplineEvents,
  ),
  read('/disciplines/{key}/brackets', 'Its brackets', key, bracketsAnswer, buildBrackets),
  read('/disciplines/{key}/pools', 'Its pool tables', key, poolsAnswer, buildPools),
  read('/disciplines/{key}/ranking', 'Its final rankings', key, rankingAnswer, buildRanking),
  read('/disciplines/{key}/records', 'Its records', key, recordsAnswer, buildRecords),
  read('/disciplines/{key}/reports', 'Its reports', key, reportsAnswer, buildReports),
  read(
    '/disciplines/{key}/medals',
    'Its medal table',
    key.extend({ sort: z.enum(['gold', 'total']).default('gold') }),
    medalsAnswer,
    (context, parameters) =>
      !isKnownDiscipline(parameters.key, context.snapshot)
        ? undefined
        : buildMedals(context, { discipline: parameters.key, sort: parameters.sort }),
  ),
  read(
    '/participants',
    'Athletes, delegations or teams',
    participantsQuery.omit({ lang: true }),
    participantsAnswer,
    (context, parameters) => buildParticipants(context, { ...parameters, lang: context.language }),
  ),
  read('/participants/{id}', 'A profile, cut to its publication level', id, profileAnswer, buildProfile),
  read('/venues', 'Venues and their fields of play', nothing, venuesAnswer, (context) =>
    buildVenues(context, undefined),
  ),
  read('/reports', 'All reports', nothing, reportsAnswer, (context) => buildReports(context, {})),
  read(
    '/search',
    'People, organisations, events and venues by name',
    z.object({ query: z.string().min(1).max(80) }),
    searchAnswer,
    buildSearch,
  ),
];

export const languageParameter = z.object({ lang: languageCode.default('en') });
