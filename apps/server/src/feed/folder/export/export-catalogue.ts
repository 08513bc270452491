import {
  eventRulesCells,
  isFlagCode,
  withFallbackName,
  organisationTypes,
  phaseWords,
  row,
  texts,
} from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { eventFacts, isCountryType, isRankedBy } from '../../code-facts.ts';
import { genders, rscToId, parseRsc, idToRsc } from '@podium/games';
import { storedRules } from '../../event-rules.ts';
import { plainCells } from '../plain-columns.ts';
import type { Attachments } from './attachments.ts';
import type { CodeLabels, Label } from './code-labels.ts';
import type { DbRow } from './table-rows.ts';

/** Placeholder for people without an organization in the feed, because the folder requires one. */
export const unknownOrganisation = 'XXX';

export interface CatalogueRows {
  organisations: DbRow<'organisations'>[];
  venues: DbRow<'venues'>[];
  disciplines: DbRow<'disciplines'>[];
  events: DbRow<'events'>[];
  phases: DbRow<'phases'>[];
  labels: CodeLabels;
  /** Events of teams or couples, inferred from units and lines. */
  eventKinds: ReadonlyMap<string, 'couple' | 'team'>;
}

/** Rows of the import first, then entities that only the feed's code sets name. */
function withLabels(
  rows: readonly FolderRow[],
  labels: readonly FolderRow[],
  getKey: (row: FolderRow) => string | undefined,
): FolderRow[] {
  const knownKeys = new Set(rows.map(getKey));
  return [...rows, ...labels.filter((label) => !knownKeys.has(getKey(label)))];
}

export function organisationRows({ organisations, labels }: CatalogueRows, attachments: Attachments): FolderRow[] {
  const rows = organisations
    .filter((organisation) => !organisation.isHidden)
    .map((organisation) =>
      row({
        ...plainCells('organisations', 'organisations', organisation),
        code: isOrganisationCode(organisation.code) ? organisation.code : undefined,
        ...texts('name', withFallbackName(organisation.name, organisation.id)),
        flag: attachments.image(organisation.flag),
        ranked: organisation.isRanked,
        former_codes: organisation.formerCodes?.join(';'),
      }),
    );
  const labelRows = labels.list('ORGANISATION', 'NOC', 'COUNTRY').map((label) =>
    row({
      id: label.code,
      code: isOrganisationCode(label.code) ? label.code : undefined,
      ...texts('name', withFallbackName(label.name, label.code)),
      type: typeOf(label.attributes['Type']),
      flag: flagLetters(label.attributes['Flag']),
      ranked: isRankedBy(label.attributes) ?? true,
    }),
  );
  return withLabels(rows, unique(labelRows), (each) => each['code'] ?? each['id']);
}

export const isOrganisationCode = (text: string): boolean => /^[A-Z0-9]{2,8}$/.test(text);

/** The folder's name for an organization type of the feed. */
function typeOf(type: string | undefined): string | undefined {
  if (!type) return undefined;
  if (isCountryType(type)) return 'noc';
  return organisationTypes.find((organisationType) => organisationType === type.toLowerCase()) ?? 'other';
}

/** Feed flags may be picture file names, which a folder does not contain; only country codes are exported. */
function flagLetters(flag: string | undefined): string | undefined {
  return flag !== undefined && isFlagCode(flag) ? flag : undefined;
}

function code3(text: string): string | undefined {
  return /^[A-Z0-9]{3}$/.test(text) ? text : undefined;
}

function unique(rows: readonly FolderRow[]): FolderRow[] {
  return [...new Map(rows.map((row) => [row['id'], row])).values()];
}

export function venueRows({ venues, labels }: CatalogueRows, attachments: Attachments): FolderRow[] {
  const rows = venues.map((venue) =>
    row({
      ...plainCells('venues', 'venues', venue),
      parent: venue.parentId,
      ...texts('name', withFallbackName(venue.name, venue.id)),
      lat: venue.latitude,
      lon: venue.longitude,
      map: attachments.image(venue.map),
    }),
  );
  const labelRows = labels
    .list('VENUE')
    .map((label) => row({ id: label.code, kind: 'venue', ...texts('name', withFallbackName(label.name, label.code)) }));
  const locations = labels.list('LOCATION').flatMap((label) => {
    const venue = label.attributes['VenueCode'];
    return venue === undefined
      ? []
      : [
          row({
            id: `${venue}-${label.code}`,
            kind: 'location',
            parent: venue,
            ...texts('name', withFallbackName(label.name, label.code)),
          }),
        ];
  });
  return withLabels(rows, unique([...labelRows, ...locations]), (each) => each['id']);
}

export function disciplineRows({ disciplines, labels }: CatalogueRows): FolderRow[] {
  const rows = disciplines.map((discipline) =>
    row({
      ...plainCells('disciplines', 'disciplines', discipline),
      odf_codes: discipline.odfCodes?.join(';'),
      ...texts('name', withFallbackName(discipline.name, discipline.id)),
    }),
  );
  const knownCodes = new Set(disciplines.flatMap((discipline) => [discipline.code, ...(discipline.odfCodes ?? [])]));
  const labelRows = labels.list('DISCIPLINE').flatMap((label) => {
    const code = label.attributes['Discipline'] ?? label.code.slice(0, 3);
    return knownCodes.has(code) || !code3(code)
      ? []
      : [row({ id: code, code, ...texts('name', withFallbackName(label.name, code)) })];
  });
  return [...rows, ...unique(labelRows)];
}

/** Folder ids of disciplines, by their own code and by the feed codes they combine. */
export function disciplineIds(disciplines: readonly FolderRow[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const discipline of disciplines) {
    for (const code of [discipline['code']!, ...(discipline['odf_codes']?.split(';') ?? [])])
      if (!ids.has(code)) ids.set(code, discipline['id']!);
  }
  return ids;
}

export function eventRows(
  { events, labels, eventKinds }: CatalogueRows,
  disciplines: ReadonlyMap<string, string>,
): FolderRow[] {
  const rows = events.map((event) =>
    row({
      ...plainCells('events', 'events', event),
      discipline: event.disciplineId,
      ...texts('name', withFallbackName(event.name, event.id)),
      exhibition: event.isExhibition,
    }),
  );
  const labelRows = labels.list('EVENT').map((label) => toEventRow(label.code, label, disciplines, eventKinds));
  return withLabels(rows, unique(labelRows), (each) => each['id']);
}

export const eventRulesRows = (rows: readonly DbRow<'eventRules'>[]): FolderRow[] =>
  rows.map((stored) => ({ event: stored.eventId, ...eventRulesCells(storedRules(stored)) }));

/** An event known only from its code and a label. */
export function toEventRow(
  code: string,
  label: Label | undefined,
  disciplines: ReadonlyMap<string, string>,
  kinds: CatalogueRows['eventKinds'],
): FolderRow {
  const rsc = parseRsc(code);
  const id = rscToId(code).replace(/^~/, '');
  const gender = label?.attributes['Gender'] ?? rsc.gender;
  const discipline = rsc.isValid ? rsc.discipline : code.slice(0, 3);
  const facts = eventFacts(label?.attributes ?? {});
  return row({
    id,
    discipline: disciplines.get(discipline) ?? discipline,
    rsc: rsc.level === 'event' && (genders as readonly string[]).includes(gender) ? code : undefined,
    ...texts('name', withFallbackName(label?.name, id)),
    gender: (genders as readonly string[]).includes(gender) ? gender : 'O',
    kind: kinds.get(id) ?? (rsc.event.startsWith('TEAM') ? 'team' : 'individual'),
    division: facts.division,
    exhibition: facts.isExhibition ?? false,
    medals: facts.medals ?? 1,
    order: facts.order,
  });
}

/** Phases of imports and code sets, and phases that units and results refer to, numbered within each event. */
export function phaseRows({ phases, labels }: CatalogueRows, used: Iterable<string>): FolderRow[] {
  const rows = phases.map((phase) =>
    row({
      ...plainCells('phases', 'phases', phase),
      event: phase.eventId,
      ...texts('name', withFallbackName(phase.name, phase.id)),
    }),
  );
  const codes = [...labels.list('PHASE').map((label) => label.code), ...[...used].map(idToRsc)].filter(
    (code) => parseRsc(code).level === 'phase',
  );
  const labelRows = [...new Set(codes)].map((code) => toPhaseRow(code, labels.get('PHASE', code)));
  const labeledRows = withLabels(rows, labelRows, (each) => each['id']);
  const last = new Map<string, number>();
  for (const each of labeledRows)
    if (each['order'] !== undefined)
      last.set(each['event']!, Math.max(last.get(each['event']!) ?? 0, Number(each['order'])));
  return labeledRows.map((each) => {
    if (each['order'] !== undefined) return each;
    const order = (last.get(each['event']!) ?? 0) + 1;
    last.set(each['event']!, order);
    return Object.assign({}, each, { order: String(order) });
  });
}

function toPhaseRow(code: string, label: Label | undefined): FolderRow {
  const rsc = parseRsc(code);
  const words = phaseWords(rsc.phase);
  return row({
    id: rscToId(code),
    event: rscToId(`${code.slice(0, 22)}------------`),
    rsc: code,
    ...texts('name', withFallbackName(label?.name, words.name)),
    kind: words.kind,
    pool: words.pool,
  });
}
