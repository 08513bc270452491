import { boolean, index, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { CorrectedField, FactField, PartField, Texts } from '@podium/games';
import type { Detail } from '@podium/odf';
import { owned, sport, stampText, instant } from './columns.ts';

export interface PeriodRow {
  code: string;
  home?: string;
  away?: string;
  homePeriod?: string;
  awayPeriod?: string;
  duration?: string;
  details?: Detail[];
}

export interface OfficialRow {
  id: string;
  function?: string;
  /** A folder's own name for the function, if it has no code. */
  functionName?: Texts;
  order?: string;
  bib?: string;
  /** A folder's name for the place on the bench. */
  position?: string;
  name?: string;
  organisation?: string;
}

/** One line as a schedule row shows it. */
export interface LineSummary {
  competitor: string;
  type?: string;
  organisation?: string;
  name?: string;
  rank?: string;
  result?: string;
  irm?: string;
  wlt?: string;
  side?: string;
  /** The unit or phase that decides who fills this side: the winner of the first semifinal. */
  from?: { unit: string; result?: string };
}

/**
 * Precedence of lists about the same contest. A start list never hides a result, and a result of the feed hides one that
 * was entered by hand; its official values are shown over the feed's (`enteredCorrections` in `packages/games`).
 */
export const setSources = { folder: 0, startList: 1, desk: 2, feed: 3 } as const;

/** Header of a list of result lines. `level` and `ref`: unit, phase, pool or event; `kind`: result or cumulative. */
export const resultSets = sport.table(
  'result_sets',
  {
    ...owned(),
    source: smallint().notNull(),
    level: text().notNull(),
    ref: text().notNull(),
    kind: text().notNull(),
    code: text().notNull(),
    disciplineCode: text('discipline_code'),
    eventId: text('event_id'),
    phaseId: text('phase_id'),
    status: text(),
    version: integer(),
    stamp: stampText('stamp').notNull(),
    notes: text().array().notNull(),
    actualStartAt: instant('actual_start_at'),
    actualEndAt: instant('actual_end_at'),
    periods: jsonb().$type<PeriodRow[]>().notNull(),
    details: jsonb().$type<Detail[]>().notNull(),
    officials: jsonb().$type<OfficialRow[]>().notNull(),
    lines: integer().notNull(),
    /** True if the message has periods, even if none has begun. */
    hasPeriods: boolean('has_periods').notNull(),
    /** Lines for schedule rows (`feed/two-sides.ts`): both of two, otherwise the first three of a ranking. */
    summary: jsonb().$type<LineSummary[]>().notNull(),
    /** Names from the message, for stubs: eventName, unitName, venue … */
    names: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.level, table.ref] }),
    index('result_sets_ref').on(table.partition, table.level, table.ref),
    index('result_sets_event').on(table.partition, table.eventId),
  ],
);

export interface LineupRow {
  id: string;
  name?: string;
  gender?: string;
  organisation?: string;
  order?: string;
  bib?: string;
  roles?: string[];
  position?: string;
  isStarter?: boolean;
  leg?: number;
  details?: Detail[];
}

export interface RecordFlag {
  type: string;
  isEqualled: boolean;
}

export interface OpponentRow {
  competitor: string;
  pos?: string;
  unit?: string;
  homeAway?: string;
  result?: string;
  date?: string;
  time?: string;
}

/** Columns of a line that a correction may change. */
export interface CorrectedColumns {
  sort: number;
  rank: string | null;
  is_rank_equal: boolean;
  result_type: string | null;
  result: string | null;
  irm: string | null;
  diff: string | null;
  wlt: string | null;
}

/** Values of the feed that corrections hide: columns, and single details and scores in parts by field. */
export type FedValues = Partial<CorrectedColumns> &
  Partial<Record<FactField | PartField, string | null>> & {
    /** Fields whose shown values are those of the official result by hand, and the stamp of that result. */
    entered?: { stamp: string; fields: CorrectedField[] };
    /** All details of the line as the feed sends them, if one of them is corrected. */
    details?: Detail[];
    /** All parts as the feed sends them, if a score of this line in one of them is corrected. */
    periods?: PeriodRow[];
  };

export const resultLines = sport.table(
  'result_lines',
  {
    ...owned(),
    level: text().notNull(),
    ref: text().notNull(),
    sort: integer().notNull(),
    /** Competitor code, or a placeholder for an open line. */
    competitorId: text('competitor_id').notNull(),
    competitorType: text('competitor_type'),
    organisation: text(),
    name: text(),
    bib: text(),
    startOrder: text('start_order'),
    startSort: integer('start_sort'),
    side: text(),
    rank: text(),
    isRankEqual: boolean('is_rank_equal').notNull(),
    resultType: text('result_type'),
    result: text(),
    irm: text(),
    diff: text(),
    points: text(),
    qualification: text(),
    wlt: text(),
    isUnchecked: boolean('is_unchecked').notNull(),
    photoFinish: text('photo_finish'),
    table: jsonb('table').$type<Record<string, string>>(),
    records: jsonb().$type<RecordFlag[]>().notNull(),
    from: jsonb('from').$type<{ unit: string; result?: string }>(),
    members: jsonb().$type<LineupRow[]>().notNull(),
    coaches: jsonb().$type<OfficialRow[]>().notNull(),
    opponents: jsonb().$type<OpponentRow[]>().notNull(),
    details: jsonb().$type<Detail[]>().notNull(),
    /** Values of the message that an organizer's correction hides, by column; null without a correction. */
    fed: jsonb().$type<FedValues>(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.level, table.ref, table.sort] }),
    index('result_lines_ref').on(table.partition, table.level, table.ref),
    index('result_lines_competitor').on(table.partition, table.competitorId),
  ],
);

export interface VersionLine {
  competitor: string;
  rank?: string;
  result?: string;
  irm?: string;
  medal?: string;
}

/**
 * All official versions of a result or of an event's medals, including late ones: corrections are the differences
 * between them.
 */
export const officialVersions = sport.table(
  'official_versions',
  {
    ...owned(),
    kind: text().notNull(),
    ref: text().notNull(),
    version: integer().notNull(),
    stamp: stampText('stamp').notNull(),
    notes: text().array().notNull(),
    /** Language of each note: `pt`; empty if it is none of ours. */
    noteLanguages: text('note_languages').array().notNull().default([]),
    lines: jsonb().$type<VersionLine[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.version, table.stamp] }),
    index('official_versions_ref').on(table.partition, table.kind, table.ref),
  ],
);
