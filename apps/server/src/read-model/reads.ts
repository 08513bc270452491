/** Builders of the public reads. The contract declares their parameters and answers. */
import { documentKeys, readNames, readTemplate, reads as shapes } from '@podium/contract';
import type { ReadName, ReadParameters } from '@podium/contract';
import { z } from 'zod';
import { buildDelegation } from './documents/delegation.ts';
import {
  buildDiscipline,
  buildDisciplineEvents,
  buildDisciplineSchedule,
  buildRecords,
  buildReports,
} from './documents/disciplines.ts';
import { buildEvent } from './documents/event.ts';
import { buildGames } from './documents/games.ts';
import { buildMedallists, buildMedals } from './documents/medals.ts';
import { buildMedalRace } from './documents/medal-race.ts';
import { buildMultiMedallists } from './documents/multi-medallists.ts';
import { buildParticipants } from './documents/participants.ts';
import { buildPhase } from './documents/phase.ts';
import { buildProfile } from './documents/profile.ts';
import { buildScheduleLive } from './documents/schedule-live.ts';
import { buildScheduleDay, buildScheduleDays, buildScheduleGrid } from './documents/schedule.ts';
import { searchBuilder } from './documents/search/search.ts';
import type { SearchSource } from './documents/search/search.ts';
import { buildBrackets, buildPools, buildRanking } from './documents/standings.ts';
import { buildEventStatistics } from './documents/statistics.ts';
import { buildUnit } from './documents/unit.ts';
import { buildVenues } from './documents/venues.ts';
import type { Build, BuildContext, Built } from './documents/document.ts';
import { isKnownDiscipline } from './program/known.ts';

type Builders<Names extends ReadName> = { [Name in Names]: Build<ReadParameters<Name>> };

const sportBuilders = {
  games: buildGames,
  medals: buildMedals,
  medallists: buildMedallists,
  multiMedallists: buildMultiMedallists,
  medalRace: buildMedalRace,
  days: buildScheduleDays,
  day: buildScheduleDay,
  grid: buildScheduleGrid,
  live: buildScheduleLive,
  unit: buildUnit,
  discipline: buildDiscipline,
  disciplineEvents: buildDisciplineEvents,
  disciplineSchedule: buildDisciplineSchedule,
  brackets: buildBrackets,
  pools: buildPools,
  ranking: buildRanking,
  records: buildRecords,
  disciplineReports: buildReports,
  disciplineMedals: (context, { key, sort }) =>
    isKnownDiscipline(key, context.snapshot) ? buildMedals(context, { discipline: key, sort }) : undefined,
  event: buildEvent,
  eventStatistics: buildEventStatistics,
  phase: buildPhase,
  participants: (context, parameters) => buildParticipants(context, { ...parameters, lang: context.language }),
  participant: buildProfile,
  delegation: buildDelegation,
  venues: buildVenues,
  reports: buildReports,
  search: searchBuilder([]),
} satisfies Partial<Builders<ReadName>>;

export type FeatureBuilders = Omit<Builders<ReadName>, keyof typeof sportBuilders>;

export interface Read {
  name: ReadName;
  /** `/api/v1/units/{id}` */
  path: string;
  summary: string;
  parameters: z.ZodObject;
  /** Schema of the builder's result; `answer` adds the live keys. */
  body: z.ZodObject;
  answer: z.ZodType;
  build(context: BuildContext, parameters: never): Built | undefined | Promise<Built | undefined>;
}

/**
 * All public reads.
 * @param featureBuilders from `features/builders.gen.ts`
 * @param searchSources from `features/builders.gen.ts`
 */
export function allReads(featureBuilders: FeatureBuilders, searchSources: readonly SearchSource[]): readonly Read[] {
  const builders = { ...sportBuilders, ...featureBuilders, search: searchBuilder(searchSources) };
  return readNames.map((name) => ({
    ...shapes[name],
    name,
    path: readTemplate(name).path,
    body: shapes[name].answer,
    answer: z.intersection(shapes[name].answer, documentKeys),
    build: builders[name] as Read['build'],
  }));
}
