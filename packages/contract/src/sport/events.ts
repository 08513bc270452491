import { z } from 'zod';
import {
  asOf,
  codeNames,
  competitor,
  detail,
  disciplineRef,
  eventRef,
  instant,
  languageCode,
  namedRef,
} from '../common.ts';
import { bracketList, standing } from './disciplines.ts';
import { medallist } from './medals.ts';
import { sportRecord } from './records.ts';
import { scheduleItem } from './schedule.ts';
import { lineupMember } from './lines.ts';
import { resultField } from '../veil.ts';

/** One event: phases with units, pairings, standings, winners, records. */
export const eventAnswer = z
  .object({
    ...eventRef.shape,
    discipline: disciplineRef,
    kind: z.string().nullable(),
    phases: z.array(
      z.object({
        ...namedRef.shape,
        units: z.array(scheduleItem),
        /** A ranking over all its units exists: read `phase`. */
        hasStanding: z.boolean().optional(),
      }),
    ),
    unitsTotal: z.number(),
    unitsDone: z.number(),
    brackets: bracketList,
    pools: z.array(standing),
    /** The final ranking; null while there is none. */
    ranking: resultField(standing.nullable()),
    /** Totals over the phases of a combined event, while it is in progress. */
    total: resultField(standing.optional()),
    medallists: resultField(z.array(medallist)),
    /** Official medals that were reallocated, with the reason as sent. */
    corrections: resultField(
      z.array(z.object({ at: instant, note: z.string(), noteLanguage: languageCode.optional() })).optional(),
    ),
    /** Current records. */
    records: resultField(z.array(sportRecord)),
    /** Statistics over all its units exist: read `eventStatistics`. */
    hasStatistics: z.boolean().optional(),
    asOf,
  })
  .meta({ id: 'Event' });
export type EventAnswer = z.infer<typeof eventAnswer>;

/** Statistics of people, as sent. */
const statisticsLine = z.object({
  competitor: competitor.extend({ members: z.array(lineupMember).optional() }),
  order: z.string().optional(),
  details: z.array(detail),
});

export const eventStatisticsAnswer = z
  .object({
    discipline: disciplineRef,
    event: eventRef,
    items: resultField(
      z.array(
        z.object({
          /**
           * `CUM` for competitors, `TOU` for the tournament, `IND_RANKING`, `TEAM_RANKING`, or a kind of the source.
           */
          kind: z.string().nullable(),
          code: z.string().nullable(),
          status: z.string().nullable(),
          details: z.array(detail),
          lines: z.array(statisticsLine),
        }),
      ),
    ),
    total: resultField(z.number()),
    codeNames,
    asOf,
  })
  .meta({ id: 'EventStatistics' });
export type EventStatisticsAnswer = z.infer<typeof eventStatisticsAnswer>;

/** Ranking of a phase over all its units; empty lists while none was sent. */
export const phaseAnswer = z
  .object({
    ...namedRef.shape,
    discipline: disciplineRef,
    event: eventRef,
    /** Ranking over the heats, with qualification marks. */
    ranking: resultField(standing.nullable()),
    /** Totals over the units: rotations, runs. */
    total: resultField(standing.nullable()),
    codeNames,
    asOf,
  })
  .meta({ id: 'Phase' });
export type PhaseAnswer = z.infer<typeof phaseAnswer>;
