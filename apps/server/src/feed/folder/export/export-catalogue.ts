import { isFlagCode, named, organisationTypes, phaseWords, row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { eventFacts, isCountryType, isRankedBy } from '../../code-facts.ts';
import { genders, rscToId, parseRsc, idToRsc } from '@podium/games';
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
  keyOf: (row: FolderRow) => string | undefined,
): FolderRow[] {
  const known = new Set(rows.map(keyOf));
  return [...rows, ...labels.filter((label) => !known.has(keyOf(label)))];
}

export function organisationRows({ organisations, labels }: CatalogueRows, attachments: Attachments): FolderRow[] {
  const rows = organisations
    .filter((each) => !each.isHidden)
    .map((each) =>
      row({
        id: each.id,
        code: isOrganisationCode(each.code) ? each.code : undefined,
        ...texts('name', named(each.name, each.id)),
        ...texts('short_name', each.shortName),
        type: each.type,
        flag: attachments.image(each.flag),
        ranked: each.isRanked,
      }),
    );
  const given = labels.list('ORGANISATION', 'NOC', 'COUNTRY').map((label) =>
    row({
      id: label.code,
      code: isOrganisationCode(label.code) ? label.code : undefined,
      ...texts('name', named(label.name, label.code)),
      type: typeOf(label.attributes['Type']),
      flag: lettersOf(label.attributes['Flag']),
      ranked: isRankedBy(label.attributes) ?? true,
    }),
  );
  return withLabels(rows, unique(given), (each) => each['code'] ?? each['id']);
}

/** Valid organization codes of a folder. */
export const isOrganisationCode = (text: string): boolean => /^[A-Z0-9]{2,8}$/.test(text);

/** The folder's name for an organization type of the feed. */
function typeOf(type: string | undefined): string | undefined {
  if (!type) return undefined;
  if (isCountryType(type)) return 'noc';
  return organisationTypes.find((known) => known === type.toLowerCase()) ?? 'other';
}

/** Feed flags may be picture file names, which a folder does not contain; only country codes are exported. */
function lettersOf(flag: string | undefined): string | undefined {
  return flag !== undefined && isFlagCode(flag) ? flag : undefined;
}

function code3(text: string): string | undefined {
  return /^[A-Z0-9]{3}$/.test(text) ? text : undefined;
}

function unique(rows: readonly FolderRow[]): FolderRow[] {
  return [...new Map(rows.map((each) => [each['id'], each])).values()];
}

export function venueRows({ venues, labels }: CatalogueRows, attachments: Attachments): FolderRow[] {
  const rows = venues.map((each) =>
    row({
      id: each.id,
      kind: each.kind,
      parent: each.parentId,
      ...texts('name', named(each.name, each.id)),
      ...texts('address', each.address),
      city: each.city,
      cluster: each.cluster,
      lat: each.latitude,
      lon: each.longitude,
      map: attachments.image(each.map),
    }),
  );
  const given = labels
    .list('VENUE')
    .map((label) => row({ id: label.code, kind: 'venue', ...texts('name', named(label.name, label.code)) }));
  const locations = labels.list('LOCATION').flatMap((label) => {
    const venue = label.attributes['VenueCode'];
    return venue === undefined
      ? []
      : [
          row({
            id: `${venue}-${label.code}`,
            kind: 'location',
            parent: venue,
            ...texts('name', named(label.name, label.code)),
          }),
        ];
  });
  return withLabels(rows, unique([...given, ...locations]), (each) => each['id']);
}

export function disciplineRows({ disciplines, labels }: CatalogueRows): FolderRow[] {
  const rows = disciplines.map((each) =>
    row({
      id: each.id,
      code: each.code,
      odf_codes: each.odfCodes?.join(';'),
      ...texts('name', named(each.name, each.id)),
      order: each.order,
    }),
  );
  const known = new Set(disciplines.flatMap((each) => [each.code, ...(each.odfCodes ?? [])]));
  const given = labels.list('DISCIPLINE').flatMap((label) => {
    const code = label.attributes['Discipline'] ?? label.code.slice(0, 3);
    return known.has(code) || !code3(code) ? [] : [row({ id: code, code, ...texts('name', named(label.name, code)) })];
  });
  return [...rows, ...unique(given)];
}

/** Folder ids of disciplines, by their own code and by the feed codes they combine. */
export function disciplineIds(disciplines: readonly FolderRow[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const each of disciplines) {
    for (const code of [each['code']!, ...(each['odf_codes']?.split(';') ?? [])])
      if (!ids.has(code)) ids.set(code, each['id']!);
  }
  return ids;
}

export function eventRows(
  { events, labels, eventKinds }: CatalogueRows,
  disciplines: ReadonlyMap<string, string>,
): FolderRow[] {
  const rows = events.map((each) =>
    row({
      id: each.id,
      discipline: each.disciplineId,
      rsc: each.rsc,
      ...texts('name', named(each.name, each.id)),
      gender: each.gender,
      kind: each.kind,
      division: each.division,
      exhibition: each.isExhibition,
      medals: each.medals,
      order: each.order,
    }),
  );
  const given = labels.list('EVENT').map((label) => eventOf(label.code, label, disciplines, eventKinds));
  return withLabels(rows, unique(given), (each) => each['id']);
}

/** An event known only from its code and a label. */
export function eventOf(
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
    ...texts('name', named(label?.name, id)),
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
  const rows = phases.map((each) =>
    row({
      id: each.id,
      event: each.eventId,
      rsc: each.rsc,
      ...texts('name', named(each.name, each.id)),
      kind: each.kind,
      pool: each.pool,
      order: each.order,
    }),
  );
  const codes = [...labels.list('PHASE').map((label) => label.code), ...[...used].map(idToRsc)].filter(
    (code) => parseRsc(code).level === 'phase',
  );
  const given = [...new Set(codes)].map((code) => phaseOf(code, labels.get('PHASE', code)));
  const all = withLabels(rows, given, (each) => each['id']);
  const last = new Map<string, number>();
  for (const each of all)
    if (each['order'] !== undefined)
      last.set(each['event']!, Math.max(last.get(each['event']!) ?? 0, Number(each['order'])));
  return all.map((each) => {
    if (each['order'] !== undefined) return each;
    const order = (last.get(each['event']!) ?? 0) + 1;
    last.set(each['event']!, order);
    return Object.assign({}, each, { order: String(order) });
  });
}

function phaseOf(code: string, label: Label | undefined): FolderRow {
  const rsc = parseRsc(code);
  const words = phaseWords(rsc.phase);
  return row({
    id: rscToId(code),
    event: rscToId(`${code.slice(0, 22)}------------`),
    rsc: code,
    ...texts('name', named(label?.name, words.name)),
    kind: words.kind,
    pool: words.pool,
  });
}
