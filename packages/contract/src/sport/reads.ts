/** Parameters and responses of the reads about the sport. */
import { z } from 'zod';
import { day } from '../common.ts';
import { delegationAnswer } from './delegations.ts';
import {
  bracketsAnswer,
  disciplineAnswer,
  disciplineEventsAnswer,
  disciplineScheduleAnswer,
  poolsAnswer,
  rankingAnswer,
  recordsAnswer,
  reportsAnswer,
} from './disciplines.ts';
import { eventAnswer, eventStatisticsAnswer, phaseAnswer } from './events.ts';
import { gamesAnswer } from './games.ts';
import {
  medalRaceAnswer,
  medalRaceQuery,
  medallistsAnswer,
  medallistsQuery,
  medalsAnswer,
  medalsQuery,
  multiMedallistsAnswer,
  multiMedallistsQuery,
} from './medals.ts';
import { participantsAnswer, participantsQuery, profileAnswer } from './participants.ts';
import { searchAnswer } from './search.ts';
import type { ReadShape } from '../read-shape.ts';
import type { readPaths } from './paths.ts';
import { scheduleDayAnswer, scheduleDaysAnswer, scheduleGridAnswer, scheduleLiveAnswer } from './schedule.ts';
import { unitAnswer } from './units.ts';
import { venuesAnswer } from './venues.ts';

const noParameters = z.object({});
const key = z.object({ key: z.string().max(20) });
const id = z.object({ id: z.string().min(1).max(80) });
const disciplineParameter = z.object({ discipline: z.string().max(20) });

export const reads = {
  games: { summary: 'The Games and their disciplines', parameters: noParameters, answer: gamesAnswer },
  medals: { summary: 'The medal table', parameters: medalsQuery.omit({ lang: true }), answer: medalsAnswer },
  medallists: {
    summary: 'Medalists, optionally of one discipline',
    parameters: disciplineParameter.extend(medallistsQuery.omit({ lang: true }).shape),
    answer: medallistsAnswer,
  },
  multiMedallists: {
    summary: 'People with two or more medals, optionally in one discipline',
    parameters: disciplineParameter.extend(multiMedallistsQuery.omit({ lang: true }).shape),
    answer: multiMedallistsAnswer,
  },
  medalRace: {
    summary: 'Ranks in the medal table at the end of each day, optionally for one discipline',
    parameters: disciplineParameter.extend(medalRaceQuery.omit({ lang: true }).shape),
    answer: medalRaceAnswer,
  },
  days: { summary: 'Competition days with their contents', parameters: noParameters, answer: scheduleDaysAnswer },
  day: {
    summary: 'Schedule of a day',
    parameters: z.object({
      day,
      discipline: z.string().max(20).optional(),
      venue: z.string().max(64).optional(),
      /** Code of an organisation: items in which one of its competitors starts or has a result. */
      delegation: z.string().max(20).optional(),
    }),
    answer: scheduleDayAnswer,
  },
  grid: { summary: 'Schedule grid: disciplines by day', parameters: noParameters, answer: scheduleGridAnswer },
  live: {
    summary: 'Units in progress, upcoming and just finished',
    parameters: noParameters,
    answer: scheduleLiveAnswer,
  },
  unit: {
    summary: 'A unit: start list, results, play-by-play, documents, corrections',
    parameters: id,
    answer: unitAnswer,
  },
  discipline: { summary: 'A discipline', parameters: key, answer: disciplineAnswer },
  disciplineEvents: {
    summary: 'Events of a discipline, with phases and units',
    parameters: key,
    answer: disciplineEventsAnswer,
  },
  disciplineSchedule: {
    summary: 'Schedule of a discipline by day',
    parameters: key,
    answer: disciplineScheduleAnswer,
  },
  brackets: { summary: 'Brackets of a discipline', parameters: key, answer: bracketsAnswer },
  pools: { summary: 'Pool standings of a discipline', parameters: key, answer: poolsAnswer },
  ranking: { summary: 'Final rankings of a discipline', parameters: key, answer: rankingAnswer },
  records: { summary: 'Records of a discipline', parameters: key, answer: recordsAnswer },
  disciplineReports: { summary: 'Reports of a discipline', parameters: key, answer: reportsAnswer },
  disciplineMedals: {
    summary: 'Medal table of a discipline',
    parameters: key.extend({ sort: z.enum(['gold', 'total']).default('gold') }),
    answer: medalsAnswer,
  },
  event: {
    summary: 'An event: phases, brackets, pools, ranking, medalists',
    parameters: id,
    answer: eventAnswer,
  },
  eventStatistics: {
    summary: 'Event statistics: per competitor, totals, and leaderboards',
    parameters: id,
    answer: eventStatisticsAnswer,
  },
  phase: {
    summary: 'A phase: ranking across its units, and cumulative totals',
    parameters: id,
    answer: phaseAnswer,
  },
  participants: {
    summary: 'Athletes, delegations or teams',
    parameters: participantsQuery.omit({ lang: true }),
    answer: participantsAnswer,
  },
  participant: {
    summary: 'Profile of a team, or of a person as far as the publication level allows',
    parameters: id,
    answer: profileAnswer,
  },
  delegation: {
    summary: 'A delegation: members, medals and schedule',
    parameters: z.object({ code: z.string().min(1).max(20) }),
    answer: delegationAnswer,
  },
  venues: { summary: 'Venues and their fields of play', parameters: noParameters, answer: venuesAnswer },
  reports: { summary: 'All reports', parameters: noParameters, answer: reportsAnswer },
  search: {
    summary: 'Days, people, organizations, disciplines, events, teams, venues and content by all the words of a query',
    parameters: z.object({
      query: z.string().min(1).max(80),
      /** Reference day of `yesterday` and `tomorrow`. */
      today: day.optional(),
    }),
    answer: searchAnswer,
  },
} satisfies Record<keyof typeof readPaths, ReadShape>;
