/** Parameters and answers of the reads about the sport. */
import { z } from 'zod';
import { day } from '../common.ts';
import { delegationAnswer } from '../delegations.ts';
import {
  bracketsAnswer,
  disciplineAnswer,
  disciplineEventsAnswer,
  disciplineScheduleAnswer,
  poolsAnswer,
  rankingAnswer,
  recordsAnswer,
  reportsAnswer,
} from '../disciplines.ts';
import { eventAnswer, eventStatisticsAnswer, phaseAnswer } from '../events.ts';
import { gamesAnswer } from '../games.ts';
import {
  medalRaceAnswer,
  medalRaceQuery,
  medallistsAnswer,
  medallistsQuery,
  medalsAnswer,
  medalsQuery,
  multiMedallistsAnswer,
  multiMedallistsQuery,
} from '../medals.ts';
import { participantsAnswer, participantsQuery, profileAnswer } from '../participants.ts';
import { searchAnswer } from '../venues.ts';
import type { ReadShape } from '../read-shape.ts';
import type { readPaths } from './paths.ts';
import { scheduleDayAnswer, scheduleDaysAnswer, scheduleGridAnswer, scheduleLiveAnswer } from '../schedule.ts';
import { unitAnswer } from '../units.ts';
import { venuesAnswer } from '../venues.ts';

const nothing = z.object({});
const key = z.object({ key: z.string().max(20) });
const id = z.object({ id: z.string().min(1).max(80) });
const ofDiscipline = z.object({ discipline: z.string().max(20) });

export const reads = {
  games: { summary: 'The Games and their disciplines', parameters: nothing, answer: gamesAnswer },
  medals: { summary: 'The medal table', parameters: medalsQuery.omit({ lang: true }), answer: medalsAnswer },
  medallists: {
    summary: 'Who won the medals of a discipline, or of all',
    parameters: ofDiscipline.extend(medallistsQuery.omit({ lang: true }).shape),
    answer: medallistsAnswer,
  },
  multiMedallists: {
    summary: 'People with two or more medals, in a discipline or in all',
    parameters: ofDiscipline.extend(multiMedallistsQuery.omit({ lang: true }).shape),
    answer: multiMedallistsAnswer,
  },
  medalRace: {
    summary: 'Ranks in the medal table at the end of each day, in a discipline or in all',
    parameters: ofDiscipline.extend(medalRaceQuery.omit({ lang: true }).shape),
    answer: medalRaceAnswer,
  },
  days: { summary: 'The days and what they hold', parameters: nothing, answer: scheduleDaysAnswer },
  day: {
    summary: 'The programme of a day',
    parameters: z.object({
      day,
      discipline: z.string().max(20).optional(),
      venue: z.string().max(64).optional(),
      /** Code of an organisation: items in which a competitor of it starts or has a result. */
      delegation: z.string().max(20).optional(),
    }),
    answer: scheduleDayAnswer,
  },
  grid: { summary: 'Disciplines by days', parameters: nothing, answer: scheduleGridAnswer },
  live: {
    summary: 'What runs, what comes next, what is just done',
    parameters: nothing,
    answer: scheduleLiveAnswer,
  },
  unit: {
    summary: 'A unit: start list, results, play-by-play, documents, corrections',
    parameters: id,
    answer: unitAnswer,
  },
  discipline: { summary: 'A discipline', parameters: key, answer: disciplineAnswer },
  disciplineEvents: {
    summary: 'Its events with phases and units',
    parameters: key,
    answer: disciplineEventsAnswer,
  },
  disciplineSchedule: {
    summary: 'Everything of its programme by day',
    parameters: key,
    answer: disciplineScheduleAnswer,
  },
  brackets: { summary: 'Its brackets', parameters: key, answer: bracketsAnswer },
  pools: { summary: 'Its pool tables', parameters: key, answer: poolsAnswer },
  ranking: { summary: 'Its final rankings', parameters: key, answer: rankingAnswer },
  records: { summary: 'Its records', parameters: key, answer: recordsAnswer },
  disciplineReports: { summary: 'Its reports', parameters: key, answer: reportsAnswer },
  disciplineMedals: {
    summary: 'Its medal table',
    parameters: key.extend({ sort: z.enum(['gold', 'total']).default('gold') }),
    answer: medalsAnswer,
  },
  event: {
    summary: 'An event: phases, brackets, pools, ranking, medallists',
    parameters: id,
    answer: eventAnswer,
  },
  eventStatistics: {
    summary: 'The statistics of an event: of its competitors, of all of them together, rankings by a figure',
    parameters: id,
    answer: eventStatisticsAnswer,
  },
  phase: {
    summary: 'A phase: the ranking over all its units, the total that adds up in them',
    parameters: id,
    answer: phaseAnswer,
  },
  participants: {
    summary: 'Athletes, delegations or teams',
    parameters: participantsQuery.omit({ lang: true }),
    answer: participantsAnswer,
  },
  participant: {
    summary: 'A profile of a person, cut to its publication level, or of a team',
    parameters: id,
    answer: profileAnswer,
  },
  delegation: {
    summary: 'A delegation: whom it sent, what it won, where it competes',
    parameters: z.object({ code: z.string().min(1).max(20) }),
    answer: delegationAnswer,
  },
  venues: { summary: 'Venues and their fields of play', parameters: nothing, answer: venuesAnswer },
  reports: { summary: 'All reports', parameters: nothing, answer: reportsAnswer },
  search: {
    summary: 'People, organisations, disciplines, events and venues by name',
    parameters: z.object({ query: z.string().min(1).max(80) }),
    answer: searchAnswer,
  },
} satisfies Record<keyof typeof readPaths, ReadShape>;
