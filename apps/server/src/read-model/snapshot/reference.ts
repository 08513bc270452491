import { idOfRsc, parseRsc } from '@podium/games';
import type { Gender, Language, Texts, ZoneClock } from '@podium/games';
import type pg from 'pg';
import { mergeTexts } from './texts.ts';
import { zoneClock } from './zone.ts';

/** What names things: Games, disciplines, events, phases, organisations, venues, labels. Small, loaded whole. */
export interface Reference {
  games: GamesInfo;
  disciplines: Map<string, DisciplineInfo>;
  events: Map<string, EventInfo>;
  phases: Map<string, PhaseInfo>;
  units: Map<string, UnitName>;
  organisations: Map<string, OrganisationInfo>;
  venues: Map<string, VenueInfo>;
  /** `set code` to texts. */
  labels: Map<string, Texts>;
}

export interface GamesInfo {
  code: string;
  name: Texts;
  timeZone: string;
  zone: ZoneClock;
  dayEndsAt: string;
  firstDay?: string;
  lastDay?: string;
  languages: Language[];
  publicationDefault: 'full' | 'basic' | 'number';
  year: number;
}

interface DisciplineInfo {
  code: string;
  key: string;
  name: Texts;
  order: number;
  isStub: boolean;
}

interface EventInfo {
  id: string;
  disciplineCode: string;
  name: Texts;
  gender?: Gender;
  division?: '1' | '2' | '3';
  isExhibition: boolean;
  kind?: string;
  /** Golds to win; 0 = an event without medals. */
  medals: number;
  order: number;
  isStub: boolean;
}

interface PhaseInfo {
  id: string;
  eventId: string;
  name: Texts;
  order: number;
}

interface UnitName {
  name: Texts;
  order: number;
  unitType?: string;
}

interface OrganisationInfo {
  code: string;
  name: Texts;
  flag?: string;
  isRanked: boolean;
  isStub: boolean;
}

interface VenueInfo {
  id: string;
  kind: 'venue' | 'location';
  parentId?: string;
  name: Texts;
  address?: Texts;
  city?: string;
  cluster?: string;
  latitude?: number;
  longitude?: number;
  order: number;
}

interface LabelRow {
  set: string;
  code: string;
  language: string;
  description: string | null;
  long_description: string | null;
  attributes: Record<string, string>;
  sort: number;
}

/** Everything that names things in a partition, from imports and from code sets; where both name one, the feed wins. */
export async function loadReference(
  client: pg.Pool,
  partition: number,
  gamesCode: string,
  defaultZone: string,
): Promise<Reference> {
  const query = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> =>
    (await client.query<Row>(sql, [partition])).rows;
  const [games, labels, disciplines, events, phases, organisations, venues] = await Promise.all([
    query<GamesRow>('select * from sport.games where partition = $1'),
    query<LabelRow>(
      `select set, code, language, description, long_description, attributes, sort from sport.code_labels where partition = $1 order by set, language <> 'en', sort`,
    ),
    query<DisciplineRow>('select * from sport.disciplines where partition = $1 order by sort'),
    query<EventRow>('select * from sport.events where partition = $1 order by sort'),
    query<PhaseRow>('select * from sport.phases where partition = $1 order by sort'),
    query<OrganisationRow>('select * from sport.organisations where partition = $1 order by sort'),
    query<VenueRow>('select * from sport.venues where partition = $1 order by sort'),
  ]);
  const reference: Reference = {
    games: gamesInfo(games[0], gamesCode, defaultZone),
    disciplines: new Map(),
    events: new Map(),
    phases: new Map(),
    units: new Map(),
    organisations: new Map(),
    venues: new Map(),
    labels: new Map(),
  };
  for (const row of disciplines) addDiscipline(reference, row);
  for (const row of events) addEvent(reference, row);
  for (const row of phases)
    reference.phases.set(row.id, { id: row.id, eventId: row.event_id, name: row.name, order: row.order });
  for (const row of organisations) {
    if (row.is_hidden) continue;
    reference.organisations.set(row.code, {
      code: row.code,
      name: row.name,
      flag: row.flag ?? undefined,
      isRanked: row.is_ranked,
      isStub: false,
    });
  }
  for (const row of venues) {
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
  for (const label of labels) addLabel(reference, label);
  return reference;
}

interface GamesRow {
  code: string;
  name: Texts;
  first_day: string;
  last_day: string;
  time_zone: string;
  day_ends_at: string;
  languages: Language[];
  publication_default: 'full' | 'basic' | 'number';
}
interface DisciplineRow {
  id: string;
  code: string;
  name: Texts;
  order: number | null;
  sort: number;
}
interface EventRow {
  id: string;
  discipline_id: string;
  name: Texts;
  gender: Gender;
  kind: string;
  division: '1' | '2' | '3' | null;
  is_exhibition: boolean;
  medals: number;
  order: number | null;
  sort: number;
}
interface PhaseRow {
  id: string;
  event_id: string;
  name: Texts;
  order: number;
}
interface OrganisationRow {
  code: string;
  name: Texts;
  flag: string | null;
  is_ranked: boolean;
  is_hidden: boolean;
}
interface VenueRow {
  id: string;
  kind: string;
  parent_id: string | null;
  name: Texts;
  address: Texts | null;
  city: string | null;
  cluster: string | null;
  latitude: number | null;
  longitude: number | null;
  sort: number;
}

function gamesInfo(row: GamesRow | undefined, code: string, defaultZone: string): GamesInfo {
  const timeZone = row?.time_zone ?? defaultZone;
  return {
    code: row?.code ?? code,
    name: row?.name ?? { en: code },
    timeZone,
    zone: zoneClock(timeZone),
    dayEndsAt: row?.day_ends_at ?? '03:00',
    firstDay: row?.first_day,
    lastDay: row?.last_day,
    languages: row?.languages ?? ['en', 'es', 'pt', 'az', 'ar', 'fr'],
    publicationDefault: row?.publication_default ?? 'basic',
    year: Number((row?.first_day ?? /\d{4}/.exec(code)?.[0] ?? '2026').slice(0, 4)),
  };
}

function addDiscipline(reference: Reference, row: DisciplineRow): void {
  reference.disciplines.set(row.code, {
    code: row.code,
    key: row.code.toLowerCase(),
    name: row.name,
    order: row.order ?? row.sort,
    isStub: false,
  });
}

function addEvent(reference: Reference, row: EventRow): void {
  reference.events.set(row.id, {
    id: row.id,
    disciplineCode: row.discipline_id,
    name: row.name,
    gender: row.gender,
    division: row.division ?? undefined,
    isExhibition: row.is_exhibition,
    kind: row.kind,
    medals: row.medals,
    order: row.order ?? row.sort,
    isStub: false,
  });
}

const gendersOfEvents: Readonly<Record<string, Gender>> = { M: 'M', W: 'W', X: 'X', O: 'O' };

/** The gender letter of an event's code. */
function genderOfCode(letter: string | undefined): Gender | undefined {
  return letter === undefined ? undefined : gendersOfEvents[letter];
}

type LabelReader = (reference: Reference, label: LabelRow, texts: Texts) => void;

const labelReaders: Readonly<Record<string, LabelReader>> = {
  DISCIPLINE: (reference, label, texts) => {
    const code = label.attributes['Discipline'] ?? parseRsc(label.code).discipline ?? label.code;
    const old = reference.disciplines.get(code);
    reference.disciplines.set(code, {
      code,
      key: code.toLowerCase(),
      name: mergeTexts(old?.name, texts),
      order: old?.order ?? label.sort,
      isStub: false,
    });
  },
  EVENT: (reference, label, texts) => {
    const id = idOfRsc(label.code);
    const rsc = parseRsc(label.code);
    const old = reference.events.get(id);
    const division = label.attributes['Division'];
    reference.events.set(id, {
      id,
      disciplineCode: rsc.discipline || (label.attributes['Discipline'] ?? ''),
      name: mergeTexts(old?.name, texts),
      gender: genderOfCode(label.attributes['Gender'] ?? rsc.gender),
      division: division === '1' || division === '2' || division === '3' ? division : old?.division,
      isExhibition: label.attributes['Exhibition'] === 'Y' || (old?.isExhibition ?? false),
      kind: old?.kind ?? label.attributes['Type'],
      medals: label.attributes['Medals'] === undefined ? (old?.medals ?? 1) : Number(label.attributes['Medals']),
      order: Number(label.attributes['Order'] ?? old?.order ?? label.sort),
      isStub: false,
    });
  },
  PHASE: (reference, label, texts) => {
    const id = idOfRsc(label.code);
    const old = reference.phases.get(id);
    const rsc = parseRsc(label.code);
    reference.phases.set(id, {
      id,
      eventId: idOfRsc(`${label.code.slice(0, 22)}------------`),
      name: mergeTexts(old?.name, texts),
      order: Number(label.attributes['Order'] ?? old?.order ?? (rsc.isValid ? label.sort : 0)),
    });
  },
  EVENT_UNIT: (reference, label, texts) => {
    const id = idOfRsc(label.code);
    const old = reference.units.get(id);
    reference.units.set(id, {
      name: mergeTexts(old?.name, texts),
      order: Number(label.attributes['Order'] ?? old?.order ?? label.sort),
      unitType: label.attributes['Type'] ?? label.attributes['EventUnitType'] ?? old?.unitType,
    });
  },
  VENUE: (reference, label, texts) => {
    const old = reference.venues.get(label.code);
    reference.venues.set(label.code, {
      ...old,
      id: label.code,
      kind: 'venue',
      name: mergeTexts(old?.name, texts),
      order: old?.order ?? label.sort,
    });
  },
  LOCATION: (reference, label, texts) => {
    const old = reference.venues.get(label.code);
    reference.venues.set(label.code, {
      ...old,
      id: label.code,
      kind: 'location',
      parentId: label.attributes['VenueCode'] ?? old?.parentId,
      name: mergeTexts(old?.name, texts),
      order: old?.order ?? label.sort,
    });
  },
};

function addOrganisation(reference: Reference, label: LabelRow, texts: Texts): void {
  const old = reference.organisations.get(label.code);
  reference.organisations.set(label.code, {
    code: label.code,
    name: mergeTexts(old?.name, texts),
    flag: label.attributes['Flag'] ?? old?.flag,
    isRanked: label.attributes['Ranked'] === undefined ? (old?.isRanked ?? true) : label.attributes['Ranked'] !== 'N',
    isStub: false,
  });
}

const organisationSets = new Set(['ORGANISATION', 'NOC', 'COUNTRY']);

function addLabel(reference: Reference, label: LabelRow): void {
  const texts: Texts = label.description ? { [label.language]: label.description } : {};
  if (organisationSets.has(label.set)) addOrganisation(reference, label, texts);
  else labelReaders[label.set]?.(reference, label, texts);
  const key = `${label.set} ${label.code}`;
  reference.labels.set(key, mergeTexts(reference.labels.get(key), texts));
}
