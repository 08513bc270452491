import { poolCriteria, poolProspects } from '@podium/games';
import { z } from 'zod';
import { asOf, competitor, day, detail, disciplineRef, entryMethod, eventRef, medalCode, namedRef } from '../common.ts';
import { sportRecord } from './records.ts';
import { scheduleItem } from './schedule.ts';
import { report, withoutFiles } from './reports.ts';
import { resultLine } from './lines.ts';
import { cutWhenVeiled, resultField } from '../veil.ts';

export const disciplineAnswer = z
  .object({
    ...disciplineRef.shape,
    days: z.array(z.string()),
    venues: z.array(namedRef),
    events: z.number(),
    units: z.number(),
    athletes: z.number(),
    isExhibition: z.boolean(),
    /** In the order of the schedule. */
    eventList: z.array(
      z.object({
        ...eventRef.shape,
        kind: z.string().nullable(),
        unitsTotal: z.number(),
        unitsDone: z.number(),
        /** True if an official medal was awarded. */
        isDecided: z.boolean(),
        /** Winners of the gold medal; empty while it is open. */
        winners: resultField(z.array(competitor)),
      }),
    ),
    live: z.array(scheduleItem),
    next: z.array(scheduleItem),
    latest: z.array(scheduleItem),
    asOf,
  })
  .meta({ id: 'Discipline' });
export type DisciplineAnswer = z.infer<typeof disciplineAnswer>;

/** The whole schedule of a discipline, including training and meetings. */
export const disciplineScheduleAnswer = z
  .object({
    items: z.array(z.object({ day, items: z.array(scheduleItem) })),
    /** Number of items on all days. */
    total: z.number(),
    asOf,
  })
  .meta({ id: 'DisciplineSchedule' });
export type DisciplineScheduleAnswer = z.infer<typeof disciplineScheduleAnswer>;

export const disciplineEventsAnswer = z
  .object({
    items: z.array(
      z.object({
        ...eventRef.shape,
        kind: z.string().nullable(),
        /** Winners of the gold medal according to the awards; empty while it is open. */
        winners: resultField(z.array(competitor)),
        phases: z.array(z.object({ ...namedRef.shape, units: z.array(scheduleItem) })),
        unitsTotal: z.number(),
        unitsDone: z.number(),
      }),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'DisciplineEvents' });
export type DisciplineEventsAnswer = z.infer<typeof disciplineEventsAnswer>;

export const bracket = z.object({
  code: z.string(),
  /** Name in the source. */
  name: z.string().optional(),
  rounds: z.array(
    z.object({
      code: z.string(),
      name: z.string().optional(),
      items: z.array(
        z.object({
          code: z.string().nullable(),
          unit: z.string().nullable(),
          order: z.number().nullable(),
          position: z.number().nullable(),
          result: resultField(z.string().nullable()),
          /** Planned date, if there is no unit yet. */
          date: z.string().optional(),
          time: z.string().optional(),
          details: resultField(z.array(detail).optional()),
          places: z.array(
            z.object({
              pos: z.string(),
              competitor,
              seed: z.string().nullable(),
              method: resultField(entryMethod.optional()),
              wlt: resultField(z.string().nullable()),
              result: resultField(z.string().nullable()),
              irm: resultField(z.string().nullable()),
              rank: resultField(z.string().optional()),
              resultType: resultField(z.string().optional()),
              qualification: resultField(z.string().optional()),
              bib: z.string().optional(),
              /** Excluded from the competition, for instance disqualified. */
              isStruckOut: resultField(z.boolean().optional()),
              details: resultField(z.array(detail).optional()),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type BracketAnswer = z.infer<typeof bracket>;

/**
 * Brackets of one event. With results hidden, only the first round of the first bracket is kept: all other pairings
 * reveal outcomes.
 */
export const bracketList = cutWhenVeiled(z.array(bracket), (brackets) =>
  brackets.map((bracket, index) => ({
    ...bracket,
    rounds: bracket.rounds.map((round, number) => (index + number === 0 ? round : withoutCompetitors(round))),
  })),
);

function withoutCompetitors(round: BracketAnswer['rounds'][number]): BracketAnswer['rounds'][number] {
  const open = { id: null, type: 'placeholder', name: '', organisation: null, placeholder: 'TBD' } as const;
  const items = round.items.map((item) => ({
    ...item,
    places: item.places.map(({ pos, competitor: { from }, ...place }) => ({
      ...place,
      pos,
      competitor: { ...open, from },
      seed: null,
      bib: undefined,
    })),
  }));
  return { ...round, items };
}

export const bracketsAnswer = z
  .object({
    items: z.array(
      z.object({
        event: eventRef,
        status: z.string().nullable(),
        brackets: bracketList,
      }),
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'Brackets' });
export type BracketsAnswer = z.infer<typeof bracketsAnswer>;

/** A line of a pool or a ranking. */
export const standingLine = z
  .object({
    ...resultLine.shape,
    /** Events only: the awarded medal. */
    medal: medalCode.optional(),
    /** Events only: the last phase with a result of this competitor, which decided the place. */
    round: namedRef.optional(),
    /** Pools only: the reason why the line is ahead of the next one with the same points, if the matches prove it. */
    ahead: z.object({ by: z.enum(poolCriteria), name: z.string() }).optional(),
    /** Pools in progress: the result that the side needs to finish in the first `places`, if points decide it. */
    prospect: z.object({ is: z.enum(poolProspects), places: z.number(), name: z.string() }).optional(),
  })
  .meta({ id: 'StandingLine' });
export type StandingLine = z.infer<typeof standingLine>;

/** Result lines of a phase or event: a pool, a ranking. */
export const standing = z.object({
  event: eventRef,
  phase: namedRef.nullable(),
  status: z.string().nullable(),
  lines: resultField(z.array(standingLine)),
  /** Details of the list as a whole: qualification rules, number of finished units. */
  details: resultField(z.array(detail).optional()),
  notes: resultField(z.array(z.string()).optional()),
});
export type StandingAnswer = z.infer<typeof standing>;

export const poolsAnswer = z.object({ items: z.array(standing), total: z.number(), asOf }).meta({ id: 'Pools' });
export type PoolsAnswer = z.infer<typeof poolsAnswer>;
export const rankingAnswer = z
  .object({ items: resultField(z.array(standing)), total: resultField(z.number()), asOf })
  .meta({ id: 'EventRankings' });
export type RankingAnswer = z.infer<typeof rankingAnswer>;

export const recordsAnswer = z
  .object({ items: resultField(z.array(sportRecord)), total: resultField(z.number()), asOf })
  .meta({ id: 'Records' });
export type RecordsAnswer = z.infer<typeof recordsAnswer>;

export const reportsAnswer = z
  .object({
    items: cutWhenVeiled(
      z.array(report.extend({ discipline: disciplineRef.nullable(), level: z.string(), ref: z.string().nullable() })),
      withoutFiles,
    ),
    total: z.number(),
    asOf,
  })
  .meta({ id: 'Reports' });
export type ReportsAnswer = z.infer<typeof reportsAnswer>;
