/** Which public reads exist: address, parameters, what builds them. The API's routes, its description and the fast lane come from here. */
import {
  bracketsAnswer,
  day,
  delegationAnswer,
  disciplineAnswer,
  disciplineEventsAnswer,
  disciplineScheduleAnswer,
  eventAnswer,
  gamesAnswer,
  languageCode,
  medallistsAnswer,
  medallistsQuery,
  medalsAnswer,
  medalsQuery,
  multiMedallistsAnswer,
  multiMedallistsQuery,
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
  scheduleLiveAnswer,
  searchAnswer,
  unitAnswer,
  venuesAnswer,
} from '@podium/contract';
import { z } from 'zod';
import { buildDelegation } from './documents/delegation.ts';
import {
  buildDiscipline,
  buildDisciplineEvents,
  buildDisciplineSchedule,
  buildRecords,
  buildReports,
} from './documents/disciplines.ts';
import type { BuildContext, Built } from './documents/document.ts';
import { buildEvent } from './documents/event.ts';
import { buildGames } from './documents/games.ts';
import { buildMedallists, buildMedals } from './documents/medals.ts';
import { buildMultiMedallists } from './documents/multi-medallists.ts';
import { buildParticipants } from './documents/participants.ts';
import { buildProfile } from './documents/profile.ts';
import { buildScheduleLive } from './documents/schedule-live.ts';
import { buildScheduleDay, buildScheduleDays, buildScheduleGrid } from './documents/schedule.ts';
import { buildSearch } from './documents/search.ts';
import { buildBrackets, buildPools, buildRanking } from './documents/standings.ts';
import { buildUnit } from './documents/unit.ts';
import { buildVenues } from './documents/venues.ts';
import { isKnownDiscipline } from './programme/known.ts';

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
  delegation: z.string().max(20).optional(),
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
    medallistsQuery.omit({ lang: true }).extend({ discipline: z.string().max(20) }),
    medallistsAnswer,
    buildMedallists,
  ),
  read(
    '/medals/{discipline}/multi-medallists',
    'People with two or more medals, in a discipline or in all',
    multiMedallistsQuery.omit({ lang: true }).extend({ discipline: z.string().max(20) }),
    multiMedallistsAnswer,
    buildMultiMedallists,
  ),
  read('/schedule/days', 'The days and what they hold', nothing, scheduleDaysAnswer, (context) =>
    buildScheduleDays(context, undefined),
  ),
  read('/schedule/days/{day}', 'The programme of a day', dayParameters, scheduleDayAnswer, buildScheduleDay),
  read('/schedule/grid', 'Disciplines by days', nothing, scheduleGridAnswer, (context) =>
    buildScheduleGrid(context, undefined),
  ),
  read('/schedule/live', 'What runs, what comes next, what is just done', nothing, scheduleLiveAnswer, (context) =>
    buildScheduleLive(context, undefined),
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
  read(
    '/disciplines/{key}/schedule',
    'Everything of its programme by day',
    key,
    disciplineScheduleAnswer,
    buildDisciplineSchedule,
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
  read('/events/{id}', 'An event: phases, brackets, pools, ranking, medallists', id, eventAnswer, buildEvent),
  read(
    '/participants',
    'Athletes, delegations or teams',
    participantsQuery.omit({ lang: true }),
    participantsAnswer,
    (context, parameters) => buildParticipants(context, { ...parameters, lang: context.language }),
  ),
  read(
    '/participants/{id}',
    'A profile of a person, cut to its publication level, or of a team',
    id,
    profileAnswer,
    buildProfile,
  ),
  read(
    '/delegations/{code}',
    'A delegation: whom it sent, what it won, where it competes',
    z.object({ code: z.string().min(1).max(20) }),
    delegationAnswer,
    buildDelegation,
  ),
  read('/venues', 'Venues and their fields of play', nothing, venuesAnswer, (context) =>
    buildVenues(context, undefined),
  ),
  read('/reports', 'All reports', nothing, reportsAnswer, (context) => buildReports(context, {})),
  read(
    '/search',
    'People, organisations, disciplines, events and venues by name',
    z.object({ query: z.string().min(1).max(80) }),
    searchAnswer,
    buildSearch,
  ),
];

export const languageParameter = z.object({ lang: languageCode.default('en') });
