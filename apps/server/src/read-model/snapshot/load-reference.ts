import { canonicalCode } from '@podium/disciplines';
import { languages, parseRsc, phaseKinds, idToRsc } from '@podium/games';
import type { Division, Gender, Language, PublicationLevel } from '@podium/games';
import type pg from 'pg';
import type * as tables from '../../feed/sport-tables.ts';
import { storedRules } from '../../feed/event-rules.ts';
import type { TableRow } from '../../feed/table-row.ts';
import { addLabel } from './code-labels.ts';
import type { LabelRow } from './code-labels.ts';
import { eachRow } from './each-row.ts';
import { formerCodes } from './former-codes.ts';
import { gatherDisciplines } from './gather-disciplines.ts';
import type { GamesInfo, Reference } from './reference.ts';
import { zoneClock } from '@podium/i18n';

/**
 * Names of all entities in a partition, from imports and code sets; the feed takes precedence.
 * @param leftOut receives the names of rows that cannot be presented
 */
export async function loadReference(
  client: pg.Pool,
  partition: number,
  gamesCode: string,
  defaultZone: string,
  leftOut: string[] = [],
): Promise<Reference> {
  const query = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> =>
    (await client.query<Row>(sql, [partition])).rows;
  const [games, labels, disciplines, events, rules, phases, organisations, venues] = await Promise.all([
    query<GamesRow>('select * from sport.games where partition = $1'),
    query<LabelRow>(
      `select set, code, language, description, long_description, attributes, sort from sport.code_labels where partition = $1 order by set, language <> 'en', sort`,
    ),
    query<DisciplineRow>('select * from sport.disciplines where partition = $1 order by sort'),
    query<EventRow>('select * from sport.events where partition = $1 order by sort'),
    query<RulesRow>('select * from sport.event_rules where partition = $1 order by owner, sort'),
    query<PhaseRow>('select * from sport.phases where partition = $1 order by sort'),
    query<OrganisationRow>('select * from sport.organisations where partition = $1 order by sort'),
    query<VenueRow>('select * from sport.venues where partition = $1 order by sort'),
  ]);
  const reference: Reference = {
    games: gamesInfo(undefined, gamesCode, defaultZone),
    disciplines: new Map(),
    branches: new Map(),
    events: new Map(),
    phases: new Map(),
    units: new Map(),
    organisations: new Map(),
    formerCodes: new Map(),
    venues: new Map(),
    labels: new Map(),
    sportCodes: new Map(),
  };
  const add = <Row>(rows: readonly Row[], getName: (row: Row) => string, addOne: (row: Row) => void): void =>
    eachRow(rows, getName, leftOut, addOne);
  add(
    games.slice(0, 1),
    ({ code }) => `games ${code}`,
    (row) => (reference.games = gamesInfo(row, gamesCode, defaultZone)),
  );
  add(
    disciplines,
    ({ id }) => `disciplines ${id}`,
    (row) => addDiscipline(reference, row),
  );
  const codes = new Map(disciplines.map(({ id, code }) => [id, code]));
  add(
    events,
    ({ id }) => `events ${id}`,
    (row) => addEvent(reference, row, codes.get(row.discipline_id) ?? row.discipline_id),
  );
  add(
    phases,
    ({ id }) => `phases ${id}`,
    ({ id, event_id: eventId, name, order, kind }) =>
      reference.phases.set(id, { id, eventId, name, order, kind: phaseKinds.find((known) => known === kind) }),
  );
  add(
    organisations.filter((row) => !row.is_hidden),
    ({ code }) => `organisations ${code}`,
    (row) => addOrganisation(reference, row),
  );
  reference.formerCodes = formerCodes(organisations.filter((row) => !row.is_hidden));
  add(
    venues,
    ({ id }) => `venues ${id}`,
    (row) => addVenue(reference, row),
  );
  add(
    labels,
    ({ set, code }) => `code_labels ${set} ${JSON.stringify(code)}`,
    (label) => addLabel(reference, label),
  );
  add(
    rules,
    ({ event_id: id }) => `event_rules ${id}`,
    (row) => addRules(reference, row),
  );
  gatherDisciplines(reference);
  return reference;
}

type GamesRow = TableRow<
  typeof tables.games,
  | 'code'
  | 'name'
  | 'first_day'
  | 'last_day'
  | 'time_zone'
  | 'day_ends_at'
  | 'languages'
  | 'regions'
  | 'publication_default'
> & {
  languages: Language[];
  publication_default: PublicationLevel;
};
type DisciplineRow = TableRow<typeof tables.disciplines, 'id' | 'code' | 'name' | 'pictogram' | 'order' | 'sort'>;
type EventRow = TableRow<
  typeof tables.events,
  'id' | 'discipline_id' | 'name' | 'gender' | 'kind' | 'division' | 'is_exhibition' | 'medals' | 'order' | 'sort'
> & {
  gender: Gender;
  division: Division | null;
};
type RulesRow = TableRow<
  typeof tables.eventRules,
  | 'event_id'
  | 'contest'
  | 'measure'
  | 'better'
  | 'decimals'
  | 'attempts'
  | 'cut_after'
  | 'cut_to'
  | 'judges'
  | 'dropped_marks'
  | 'panel'
  | 'difficulty'
  | 'deduction'
  | 'part'
  | 'parts'
  | 'points_to_win'
  | 'lead'
  | 'points_in_last_part'
  | 'cap'
  | 'golden_point'
  | 'lanes'
  | 'level_is_allowed'
  | 'decided_by'
  | 'win_points'
  | 'draw_points'
  | 'tie_breaks'
  | 'team_size'
  | 'bronzes'
  | 'born_from'
  | 'born_to'
  | 'age_groups'
  | 'age_group_medals'
>;
type PhaseRow = TableRow<typeof tables.phases, 'id' | 'event_id' | 'name' | 'order' | 'kind'>;
type OrganisationRow = TableRow<
  typeof tables.organisations,
  'code' | 'name' | 'type' | 'flag' | 'is_ranked' | 'is_hidden' | 'former_codes'
>;
type VenueRow = TableRow<
  typeof tables.venues,
  'id' | 'kind' | 'parent_id' | 'name' | 'address' | 'city' | 'cluster' | 'latitude' | 'longitude' | 'sort'
>;

function gamesInfo(row: GamesRow | undefined, code: string, defaultZone: string): GamesInfo {
  const timeZone = row?.time_zone ?? defaultZone;
  return {
    code: row?.code ?? code,
    name: row?.name ?? { en: code || 'Podium' },
    timeZone,
    zone: zoneClock(timeZone),
    dayEndsAt: row?.day_ends_at ?? '03:00',
    firstDay: row?.first_day,
    lastDay: row?.last_day,
    languages: row?.languages ?? [...languages],
    regions: row?.regions ?? {},
    publicationDefault: row?.publication_default ?? 'basic',
    year: Number((row?.first_day ?? /\d{4}/.exec(code)?.[0] ?? '2026').slice(0, 4)),
  };
}

function addDiscipline(reference: Reference, row: DisciplineRow): void {
  reference.disciplines.set(row.code, {
    code: row.code,
    key: row.code.toLowerCase(),
    name: row.name,
    pictogram: row.pictogram ?? undefined,
    order: row.order ?? row.sort,
    isStub: false,
  });
}

function addEvent(reference: Reference, row: EventRow, disciplineCode: string): void {
  reference.events.set(row.id, {
    id: row.id,
    disciplineCode: canonicalCode(disciplineCode),
    feedCode: parseRsc(idToRsc(row.id)).discipline || disciplineCode,
    name: row.name,
    gender: row.gender,
    division: row.division ?? undefined,
    isExhibition: row.is_exhibition,
    kind: row.kind,
    medals: row.medals,
    givenOrder: row.order ?? undefined,
    order: row.sort,
    isStub: false,
  });
}

/** Rules of an event that is not known are left out: nothing can be entered for it. */
function addRules({ events }: Reference, { event_id: id, ...row }: RulesRow): void {
  const event = events.get(id);
  if (!event) return;
  event.rules = storedRules({
    ...row,
    cutAfter: row.cut_after,
    cutTo: row.cut_to,
    droppedMarks: row.dropped_marks,
    pointsToWin: row.points_to_win,
    pointsInLastPart: row.points_in_last_part,
    goldenPoint: row.golden_point,
    levelIsAllowed: row.level_is_allowed,
    decidedBy: row.decided_by,
    winPoints: row.win_points,
    drawPoints: row.draw_points,
    tieBreaks: row.tie_breaks,
    teamSize: row.team_size,
    bornFrom: row.born_from,
    bornTo: row.born_to,
    ageGroups: row.age_groups,
    ageGroupMedals: row.age_group_medals,
  });
}

function addOrganisation(reference: Reference, row: OrganisationRow): void {
  if (row.code === '') throw new Error('an organisation without a code');
  reference.organisations.set(row.code, {
    code: row.code,
    name: row.name,
    type: row.type ?? undefined,
    flag: row.flag ?? undefined,
    isRanked: row.is_ranked,
    isStub: false,
  });
}

function addVenue(reference: Reference, row: VenueRow): void {
  reference.venues.set(row.id, {
    id: row.id,
    kind: row.kind === 'location' ? 'location' : 'venue',
    parentId: row.parent_id ?? undefined,
    name: row.name,
    address: row.address ?? undefined,
    city: row.city ?? undefined,
    cluster: row.cluster ?? undefined,
    latitude: row.latitude ?? undefined,
    longitude: row.longitude ?? undefined,
    order: row.sort,
  });
}
