/**
 * The sport's tables. Only `feed/apply/` writes them.
 *
 * Invariant: a row belongs to one message. Either to the newest version of a message key (`owner`), or, where updates
 * patch single entities, to the newest message that spoke of that entity within a scope (`scope`, `stamp`). What several
 * messages say about one thing is merged when read. So the order of arrival cannot matter, a retraction is a delete, and a
 * thing that is only referred to is a stub because no row of its own exists.
 */
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Detail, LanguageText } from '@podium/odf';
import type { Texts } from '@podium/games';

export const sport = pgSchema('sport');

const stampText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
const texts = (name: string) => jsonb(name).$type<Texts>();

/** `source`: 0 import, 1 feed. Where both speak of one thing, the feed's row is shown. */
const owned = () => ({
  partition: smallint().notNull(),
  owner: bigint({ mode: 'bigint' }).notNull(),
});
const scoped = () => ({
  partition: smallint().notNull(),
  scope: text().notNull(),
  id: text().notNull(),
  source: smallint().notNull(),
  stamp: stampText('stamp').notNull(),
});

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
    isAdult: boolean('is_adult').notNull(),
    publicationDefault: text('publication_default').notNull(),
    generatedAt: instant('generated_at').notNull(),
    source: text('source'),
    licence: text(),
    logo: text(),
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

/** A row of a code set in one language: names of disciplines, events, units, venues, organisations, and every label. */
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

export const sessions = sport.table(
  'sessions',
  {
    ...scoped(),
    disciplineCode: text('discipline_code').notNull(),
    names: jsonb().$type<LanguageText[]>().notNull(),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    venueId: text('venue_id'),
    status: text(),
    medals: text(),
    attributes: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.scope, table.id] })],
);

/** A place of a start list as the schedule knows it. */
export interface ScheduledStart {
  sort: number;
  startOrder?: string;
  competitor: string;
  type?: string;
  organisation?: string;
  bib?: string;
  name?: string;
  members?: { id: string; name?: string; bib?: string; order?: string }[];
  from?: { unit: string; result?: string };
}

/** Schedule items: units and everything else that has a time. */
export const scheduleUnits = sport.table(
  'schedule_units',
  {
    ...scoped(),
    /** The code as it came; `id` is it without filler, or `~` and it where it is no RSC. */
    code: text().notNull(),
    isOpaque: boolean('is_opaque').notNull(),
    disciplineCode: text('discipline_code'),
    eventId: text('event_id'),
    phaseId: text('phase_id'),
    parentId: text('parent_id'),
    type: text().notNull(),
    isPreliminary: boolean('is_preliminary').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    name: texts('name'),
    description: texts('description'),
    number: text(),
    unitType: text('unit_type'),
    medal: text().notNull(),
    scheduleStatus: text('schedule_status'),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    actualStartAt: instant('actual_start_at'),
    actualEndAt: instant('actual_end_at'),
    isStartHidden: boolean('is_start_hidden').notNull(),
    isEndHidden: boolean('is_end_hidden').notNull(),
    startText: texts('start_text'),
    order: integer('order'),
    /** Given by the source; else derived from the start when read. */
    day: date(),
    venueId: text('venue_id'),
    locationId: text('location_id'),
    venueName: text('venue_name'),
    locationName: text('location_name'),
    sessionCode: text('session_code'),
    tags: text().array().notNull(),
    bracket: text(),
    bracketRound: text('bracket_round'),
    bracketPosition: integer('bracket_position'),
    starts: jsonb().$type<ScheduledStart[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.scope, table.id] }),
    index('schedule_units_id').on(table.partition, table.id),
  ],
);

/** An entry of a participant or team into an event, as the participants' message says it. */
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
    nationality: text(),
    photo: text(),
    federationId: text('federation_id'),
    odfCode: text('odf_code'),
    parentCode: text('parent_code'),
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
    details: jsonb().$type<Detail[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.eventId, table.competitorId, table.sort] }),
    index('entries_event').on(table.partition, table.eventId),
  ],
);

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
  order?: string;
  bib?: string;
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
}

/** What heads a list of result lines. `level` and `ref`: unit, phase, pool or event; `kind`: result or cumulative. */
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
    homeId: text('home_id'),
    awayId: text('away_id'),
    periods: jsonb().$type<PeriodRow[]>().notNull(),
    details: jsonb().$type<Detail[]>().notNull(),
    officials: jsonb().$type<OfficialRow[]>().notNull(),
    lines: integer().notNull(),
    isHeadToHead: boolean('is_head_to_head').notNull(),
    /** The two sides, or the first three. */
    summary: jsonb().$type<LineSummary[]>().notNull(),
    /** Names as the message gives them, for stubs: eventName, unitName, venue … */
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
}

export const resultLines = sport.table(
  'result_lines',
  {
    ...owned(),
    level: text().notNull(),
    ref: text().notNull(),
    sort: integer().notNull(),
    /** Competitor code, or the placeholder where nobody stands. */
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
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.level, table.ref, table.sort] }),
    index('result_lines_ref').on(table.partition, table.level, table.ref),
    index('result_lines_competitor').on(table.partition, table.competitorId),
  ],
);

export interface ActionPersonRow {
  id: string;
  role?: string;
  bib?: string;
  name?: string;
  side?: string;
}

export const actions = sport.table(
  'actions',
  {
    ...owned(),
    unitId: text('unit_id').notNull(),
    /** Empty for the whole match; else the period this stream tells. */
    stream: text().notNull(),
    stamp: stampText('stamp').notNull(),
    id: text().notNull(),
    sort: integer().notNull(),
    order: integer('order').notNull(),
    type: text().notNull(),
    code: text(),
    result: text(),
    add: text('add'),
    period: text(),
    clock: text(),
    side: text(),
    scoreHome: text('score_home'),
    scoreAway: text('score_away'),
    tallyHome: text('tally_home'),
    tallyAway: text('tally_away'),
    parentId: text('parent_id'),
    at: instant('at'),
    people: jsonb().$type<ActionPersonRow[]>().notNull(),
    text: texts('text'),
    details: jsonb().$type<Detail[]>().notNull(),
    attributes: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.unitId, table.id, table.sort] }),
    index('actions_unit').on(table.partition, table.unitId),
  ],
);

/** Which streams of play-by-play exist for a unit, also empty ones (a cleared list is not a missing one). */
export const actionStreams = sport.table(
  'action_streams',
  {
    ...owned(),
    unitId: text('unit_id').notNull(),
    stream: text().notNull(),
    stamp: stampText('stamp').notNull(),
    homeId: text('home_id'),
    awayId: text('away_id'),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner] }),
    index('action_streams_unit').on(table.partition, table.unitId),
  ],
);

/** Documents of the feed that a screen reads whole: brackets, current state, statistics, configuration, weather, medal table. */
export const bodies = sport.table(
  'bodies',
  {
    ...owned(),
    kind: text().notNull(),
    ref: text().notNull(),
    disciplineCode: text('discipline_code'),
    subtype: text(),
    subcode: text(),
    status: text(),
    stamp: stampText('stamp').notNull(),
    body: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner] }),
    index('bodies_ref').on(table.partition, table.kind, table.ref),
  ],
);

export const awards = sport.table(
  'awards',
  {
    ...owned(),
    source: smallint().notNull(),
    eventId: text('event_id').notNull(),
    disciplineCode: text('discipline_code').notNull(),
    medal: text().notNull(),
    sort: integer().notNull(),
    order: integer('order'),
    competitorId: text('competitor_id').notNull(),
    competitorType: text('competitor_type'),
    organisation: text(),
    name: text(),
    unitId: text('unit_id'),
    day: date(),
    isNotAwarded: boolean('is_not_awarded').notNull(),
    status: text(),
    stamp: stampText('stamp').notNull(),
    members: jsonb().$type<{ id: string; name?: string }[]>().notNull(),
    notes: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.eventId, table.sort] }),
    index('awards_event').on(table.partition, table.eventId),
  ],
);

export const records = sport.table(
  'records',
  {
    ...owned(),
    eventId: text('event_id').notNull(),
    code: text().notNull(),
    type: text().notNull(),
    sort: integer().notNull(),
    order: integer('order'),
    isEstablished: boolean('is_established').notNull(),
    resultType: text('result_type'),
    result: text(),
    holderId: text('holder_id'),
    holderName: text('holder_name'),
    holderOrganisation: text('holder_organisation'),
    date: text(),
    place: text(),
    competition: text(),
    unitId: text('unit_id'),
    isEqualled: boolean('is_equalled').notNull(),
    isUnconfirmed: boolean('is_unconfirmed').notNull(),
    isHistorical: boolean('is_historical').notNull(),
    isCurrent: boolean('is_current').notNull(),
    note: texts('note'),
    details: jsonb().$type<Detail[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.sort] }),
    index('records_event').on(table.partition, table.eventId),
  ],
);

/** Reports, communications, decisions, protests. */
export const reports = sport.table(
  'reports',
  {
    ...owned(),
    id: text().notNull(),
    kind: text().notNull(),
    level: text().notNull(),
    ref: text(),
    disciplineCode: text('discipline_code'),
    unitId: text('unit_id'),
    title: texts('title').notNull(),
    body: texts('body'),
    language: text(),
    version: integer(),
    status: text(),
    publishedAt: instant('published_at'),
    priority: integer().notNull(),
    url: text(),
    /** sha-256 of a stored file, hex. */
    file: text(),
    mediaType: text('media_type'),
    attributes: jsonb().$type<Record<string, unknown>>().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.id] }),
    index('reports_discipline').on(table.partition, table.disciplineCode),
  ],
);

/** Bytes of reports, kept once by content. */
export const files = sport.table('files', {
  sha256: text().primaryKey(),
  mediaType: text('media_type').notNull(),
  bytes: customType<{ data: Buffer }>({ dataType: () => 'bytea' })().notNull(),
});

export interface VersionLine {
  competitor: string;
  rank?: string;
  result?: string;
  irm?: string;
  medal?: string;
}

/** Every official version of a result or of an event's medals, late ones too: corrections are the differences between them. */
export const officialVersions = sport.table(
  'official_versions',
  {
    ...owned(),
    kind: text().notNull(),
    ref: text().notNull(),
    version: integer().notNull(),
    stamp: stampText('stamp').notNull(),
    notes: text().array().notNull(),
    lines: jsonb().$type<VersionLine[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.version, table.stamp] }),
    index('official_versions_ref').on(table.partition, table.kind, table.ref),
  ],
);

/** Names of people in other scripts. */
export const localNames = sport.table(
  'local_names',
  {
    ...owned(),
    participantId: text('participant_id').notNull(),
    language: text().notNull(),
    name: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.sort] })],
);
