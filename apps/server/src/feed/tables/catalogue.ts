import { boolean, date, doublePrecision, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Regions } from '@podium/games';
import { owned, sport, instant, texts } from './columns.ts';

export const games = sport.table(
  'games',
  {
    ...owned(),
    code: text().notNull(),
    name: texts('name').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    timeZone: text('time_zone').notNull(),
    dayEndsAt: text('day_ends_at').notNull(),
    languages: text().array().notNull(),
    regions: jsonb().$type<Regions>(),
    isAdult: boolean('is_adult').notNull(),
    publicationDefault: text('publication_default').notNull(),
    generatedAt: instant('generated_at').notNull(),
    source: text('source'),
    licence: text(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.code] })],
);

export const organisations = sport.table(
  'organisations',
  {
    ...owned(),
    id: text().notNull(),
    code: text().notNull(),
    name: texts('name').notNull(),
    shortName: texts('short_name'),
    type: text(),
    flag: text(),
    isRanked: boolean('is_ranked').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    sort: integer().notNull(),
    /** Codes that it had before, or those of delegations that became part of it. */
    formerCodes: text('former_codes').array(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.id] })],
);

export const venues = sport.table(
  'venues',
  {
    ...owned(),
    id: text().notNull(),
    kind: text().notNull(),
    parentId: text('parent_id'),
    name: texts('name').notNull(),
    address: texts('address'),
    city: text(),
    cluster: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    map: text(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.id] })],
);

export const disciplines = sport.table(
  'disciplines',
  {
    ...owned(),
    id: text().notNull(),
    code: text().notNull(),
    odfCodes: text('odf_codes').array(),
    name: texts('name').notNull(),
    /** Key of the sport whose pictogram it shares. */
    pictogram: text(),
    order: integer('order'),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.id] })],
);

export const events = sport.table(
  'events',
  {
    ...owned(),
    id: text().notNull(),
    disciplineId: text('discipline_id').notNull(),
    rsc: text(),
    name: texts('name').notNull(),
    gender: text().notNull(),
    kind: text().notNull(),
    division: text(),
    isExhibition: boolean('is_exhibition').notNull(),
    medals: integer().notNull(),
    order: integer('order'),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.id] })],
);

/** Rules that organizers have chosen for an event; an empty column is as the sport has it. */
export const eventRules = sport.table(
  'event_rules',
  {
    ...owned(),
    eventId: text('event_id').notNull(),
    contest: text(),
    measure: text(),
    better: text(),
    decimals: integer(),
    attempts: integer(),
    cutAfter: integer('cut_after'),
    cutTo: integer('cut_to'),
    judges: integer(),
    droppedMarks: integer('dropped_marks'),
    panel: text(),
    difficulty: boolean(),
    deduction: boolean(),
    part: text(),
    parts: integer(),
    pointsToWin: integer('points_to_win'),
    lead: integer(),
    pointsInLastPart: integer('points_in_last_part'),
    cap: integer(),
    goldenPoint: boolean('golden_point'),
    lanes: integer(),
    levelIsAllowed: boolean('level_is_allowed'),
    decidedBy: text('decided_by').array(),
    winPoints: doublePrecision('win_points'),
    drawPoints: doublePrecision('draw_points'),
    tieBreaks: text('tie_breaks').array(),
    teamSize: integer('team_size'),
    bronzes: integer(),
    bornFrom: integer('born_from'),
    bornTo: integer('born_to'),
    ageGroups: text('age_groups').array(),
    ageGroupMedals: boolean('age_group_medals'),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.eventId] })],
);

export const phases = sport.table(
  'phases',
  {
    ...owned(),
    id: text().notNull(),
    eventId: text('event_id').notNull(),
    rsc: text(),
    name: texts('name').notNull(),
    kind: text().notNull(),
    pool: text(),
    order: integer('order').notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.id] })],
);

/**
 * A row of a code set in one language: names of disciplines, events, units, venues, organizations, and all other
 * labels.
 */
export const codeLabels = sport.table(
  'code_labels',
  {
    ...owned(),
    set: text('set').notNull(),
    code: text().notNull(),
    language: text().notNull(),
    description: text(),
    longDescription: text('long_description'),
    shortDescription: text('short_description'),
    attributes: jsonb().$type<Record<string, string>>().notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.code, table.language, table.sort] })],
);
