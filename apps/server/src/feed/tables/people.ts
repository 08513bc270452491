import { boolean, doublePrecision, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Detail } from '@podium/odf';
import { owned, scoped, sport, texts } from './columns.ts';

/** An event entry of a participant or team, as included in the participants' message. */
export interface Registration {
  event: string;
  bib?: string;
  class?: string;
  status?: string;
  substitute?: string;
  details: Detail[];
}

export const participants = sport.table(
  'participants',
  {
    ...scoped(),
    disciplineCode: text('discipline_code'),
    role: text().notNull(),
    function: text('function'),
    functionName: texts('function_name'),
    organisation: text(),
    familyName: text('family_name'),
    givenName: text('given_name'),
    displayName: text('display_name'),
    tvName: text('tv_name'),
    localName: text('local_name'),
    gender: text(),
    birthDate: text('birth_date'),
    height: doublePrecision(),
    weight: doublePrecision(),
    institution: texts('institution'),
    /** As the school writes it: `9º ano`, `SR`. */
    schoolYear: text('school_year'),
    nationality: text(),
    photo: text(),
    federationId: text('federation_id'),
    odfCode: text('odf_code'),
    publication: text(),
    isVisible: boolean('is_visible').notNull(),
    registrations: jsonb().$type<Registration[]>().notNull(),
    details: jsonb().$type<Detail[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.scope, table.id] }),
    index('participants_id').on(table.partition, table.id),
  ],
);

export interface TeamMember {
  id: string;
  role?: string;
  order?: number;
  bib?: string;
  position?: string;
}

export const teams = sport.table(
  'teams',
  {
    ...scoped(),
    disciplineCode: text('discipline_code'),
    eventId: text('event_id'),
    organisation: text(),
    name: texts('name').notNull(),
    shortName: texts('short_name'),
    gender: text(),
    odfCode: text('odf_code'),
    isVisible: boolean('is_visible').notNull(),
    members: jsonb().$type<TeamMember[]>().notNull(),
    staff: jsonb().$type<TeamMember[]>().notNull(),
    registrations: jsonb().$type<Registration[]>().notNull(),
    details: jsonb().$type<Detail[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.scope, table.id] }),
    index('teams_id').on(table.partition, table.id),
  ],
);

export const entries = sport.table(
  'entries',
  {
    ...owned(),
    eventId: text('event_id').notNull(),
    competitorId: text('competitor_id').notNull(),
    competitorType: text('competitor_type').notNull(),
    sort: integer().notNull(),
    bib: text(),
    seed: text(),
    group: text('group'),
    status: text(),
    best: text(),
    qualification: text(),
    /** Age group of the competitor, which is ranked separately within the event. */
    ageGroup: text('age_group'),
    details: jsonb().$type<Detail[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.eventId, table.competitorId, table.sort] }),
    index('entries_event').on(table.partition, table.eventId),
  ],
);
