/** The events of a list: those that the Games have, and new ones. */
import { buildRsc, namedMeasure } from '@podium/games';
import type { Better, EventRules, RuleMeasure, Texts } from '@podium/games';
import { eventRulesCells, readEventRules, row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { wordsOf } from '@podium/games-folder/own-sheets';
import { eventName as swimName, findStroke } from '../formats/lenex/lenex-words.ts';
import { joined, own, six } from '../six-texts.ts';
import { hashParts, slug, stableId } from '../stable-id.ts';
import { readEventText } from './event-text.ts';
import type { EventSex } from './event-text.ts';
import { namesOf } from './known-games.ts';
import type { KnownRows } from './known-games.ts';
import { eventSignature, swimOf } from './list-events-names.ts';
import { readListMark, readPlace } from './list-marks.ts';
import type { MeasureKind } from './list-marks.ts';
import type { ListRecord } from './list-record.ts';
import { isOfSides, isOfTeams, measureOf } from './list-sports.ts';
import type { ListSport, ListSports } from './list-sports.ts';

export interface ListEvent {
  id: string;
  sport: ListSport;
  isTeam: boolean;
  gender: 'M' | 'W' | 'X' | 'O';
  /** Kind of the marks. */
  measure: MeasureKind;
  better: Better;
  /** Most decimals of a mark. */
  decimals: number;
  /** Two sides meet in its contests. */
  isOfSides: boolean;
  /** Group inside the event, if its age classes are not events of their own. */
  hasGroups: boolean;
  /** Rules that its organizers or the template of its sport chose. */
  rules: EventRules;
  /** True for an event of the Games. */
  isKnown: boolean;
  records: ListRecord[];
}

const men = six('Men', 'Masculino', 'Masculino', 'Kişilər', 'رجال', 'Masculin');
const women = six('Women', 'Femenino', 'Feminino', 'Qadınlar', 'سيدات', 'Féminin');
const mixed = six('Mixed', 'Mixto', 'Misto', 'Qarışıq', 'مختلط', 'Mixte');

interface KnownEvent {
  row: FolderRow;
  sport: string;
  signatures: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  groups: readonly string[];
}

const folded = (text: string | undefined): string => (text === undefined ? '' : wordsOf(text).join(' '));

export class ListEvents {
  readonly #sports: ListSports;
  readonly #known: readonly KnownEvent[];
  readonly #rules: ReadonlyMap<string, EventRules>;
  readonly #byKey = new Map<string, ListEvent>();
  readonly events: FolderRow[] = [];
  readonly rules: FolderRow[] = [];

  constructor(known: KnownRows, sports: ListSports) {
    this.#sports = sports;
    const codes = new Map((known.disciplines ?? []).map((each) => [each['id']!, each['code']!]));
    this.#rules = new Map((known.event_rules ?? []).map((each) => [each['event']!, readEventRules(each)]));
    this.#known = (known.events ?? []).map((each) => {
      const sport = each['discipline']!;
      const read = namesOf(each).map((name) => readEventText(name, sports));
      return {
        row: each,
        sport,
        signatures: new Set(read.map(({ name }) => eventSignature(codes.get(sport) ?? '', name))),
        classes: new Set(read.map((one) => folded(one.class))),
        groups: (this.#rules.get(each['id']!)?.ageGroups ?? []).map((group) =>
          folded(group.replace(/\s\d{4}.*$/u, '')),
        ),
      };
    });
  }

  /** Groups records by event. */
  group(given: readonly ListRecord[]): ListEvent[] {
    const records = joinOpen(given);
    const groups = Map.groupBy(records, (record) => this.#keyOf(record));
    for (const [key, ofEvent] of groups) this.#byKey.set(key, this.#event(ofEvent));
    // Age classes of one event of the Games are one list.
    const byId = new Map<string, ListEvent>();
    for (const event of this.#byKey.values()) {
      const same = byId.get(event.id);
      if (same) same.records.push(...event.records);
      else byId.set(event.id, event);
    }
    return [...byId.values()];
  }

  #keyOf({ sport, event: { name, sex, class: age } }: ListRecord): string {
    return [sport.code, eventSignature(sport.code, name), sex ?? '', folded(age)].join('\t');
  }

  #event(records: ListRecord[]): ListEvent {
    const { sport, event } = records[0]!;
    const found = this.#find(records[0]!);
    const swim = sport.code === 'SWM' ? swimOf(event.name) : undefined;
    const kind = found?.row['kind'] ?? (this.#isTeam(records) ? 'team' : 'individual');
    const gender = (found?.row['gender'] as ListEvent['gender'] | undefined) ?? event.sex ?? 'O';
    const rules = found ? this.#rules.get(found.row['id']!) : undefined;
    const { measure, better, decimals, isRuled } = measureFor(records, rules);
    const isSides = rules?.contest ? rules.contest === 'match' : isOfSides(sport);
    const base = {
      sport,
      isTeam: kind !== 'individual',
      gender,
      measure: kindOfMeasure(measure),
      better,
      decimals,
      isOfSides: isSides,
      records,
    };
    if (found)
      return {
        ...base,
        id: found.row['id']!,
        rules: rules ?? {},
        isKnown: true,
        hasGroups: found.groups.length > 0,
      };
    const id = eventId(sport, event, swim && `${swim.legs > 1 ? `${swim.legs}x` : ''}${swim.distance}${swim.stroke}`);
    const stroke = swim && findStroke(swim.stroke, swim.legs > 1);
    const isPlain = event.class === undefined && stroke !== undefined && event.sex !== undefined;
    this.events.push(
      row({
        id,
        discipline: sport.id,
        rsc: isPlain
          ? buildRsc({
              discipline: 'SWM',
              gender,
              event: `${swim!.legs > 1 ? `${swim!.legs}X` : ''}${swim!.distance}M${stroke.code}`,
            })
          : undefined,
        ...texts(
          'name',
          swim && stroke
            ? swimName({ distance: swim.distance, legs: swim.legs, stroke }, event.class && sentenceCase(event.class))
            : nameOf(sport, event),
        ),
        gender,
        kind,
        order: this.events.length + 1,
      }),
    );
    const template = sport.template?.rules;
    const own = { ...template, ...(isRuled && measure ? { measure } : {}) };
    if (Object.keys(own).length > 0) this.rules.push(row({ event: id, ...eventRulesCells(own) }));
    return { ...base, id, rules: own, isKnown: false, hasGroups: false };
  }

  #find({ sport, event: { name, sex, class: age } }: ListRecord): KnownEvent | undefined {
    const signature = eventSignature(sport.code, name);
    const isFor = ({ row: each, sport: of, classes, groups }: KnownEvent): boolean => {
      const gender = each['gender'];
      const fitsSex = sex === undefined || gender === sex || gender === 'O' || gender === undefined;
      const fitsAge =
        classes.has(folded(age)) || (age !== undefined && classes.has('') && groups.includes(folded(age)));
      return of === sport.id && fitsSex && fitsAge;
    };
    const candidates = this.#known.filter(isFor);
    const exact = candidates.filter(({ signatures }) => signatures.has(signature));
    const ofSex = exact.filter(({ row: { gender } }) => gender === sex);
    if (ofSex.length === 1) return ofSex[0];
    if (exact.length === 1) return exact[0];
    // `Futsal` means the only event of its sport.
    return signature === '' && candidates.length === 1 ? candidates[0] : undefined;
  }

  /** Teams compete: relays, and sports of teams unless all lines name people. */
  #isTeam(records: readonly ListRecord[]): boolean {
    const { sport, event } = records[0]!;
    if (/\d\s*[x×]\s*\d{2}/iu.test(event.name) || /relay|revezamento|relevo|relais|estafet|تتابع/iu.test(event.name))
      return true;
    const lines = records.filter((record) => record.kind === 'line');
    if (lines.length > 0)
      return (
        lines.every(({ competitor: { person } }) => !person) ||
        (isOfTeams(sport) && lines.some(({ competitor: { person } }) => !person))
      );
    return isOfTeams(sport) || this.areTeams(records);
  }

  /** Decides whether the sides of matches are teams; set once the delegations are known. */
  areTeams: (records: readonly ListRecord[]) => boolean = () => false;

  disciplines(events: readonly ListEvent[], known: KnownRows): FolderRow[] {
    const ids = new Set(known.disciplines?.map((each) => each['id']));
    const sports = new Set(events.map(({ sport }) => sport));
    return [...sports]
      .filter(({ id }) => !ids.has(id))
      .map(({ id, code, name }) => row({ id, code, ...texts('name', name) }));
  }

  get sports(): ListSports {
    return this.#sports;
  }
}

/**
 * Women and men of one list compete together if their places are those of one ranking: a column with the sex of each
 * person does not make two events of it.
 */
function joinOpen(records: readonly ListRecord[]): ListRecord[] {
  const keyOf = ({ sport, event: { name, class: age } }: ListRecord): string =>
    [sport.code, eventSignature(sport.code, name), folded(age)].join('\t');
  const ofPeople = Map.groupBy(
    records.filter(({ event }) => event.isPersonSex),
    keyOf,
  );
  const open = new Set([...ofPeople].flatMap(([key, list]) => (isOneRanking(list) ? [key] : [])));
  return records.map((record) => {
    if (!record.event.isPersonSex || !open.has(keyOf(record))) return record;
    const { name, class: age } = record.event;
    return { ...record, event: { name, ...(age !== undefined && { class: age }) } };
  });
}

function isOneRanking(records: readonly ListRecord[]): boolean {
  const contests = Map.groupBy(records, ({ round }) => JSON.stringify(round ?? ''));
  const isMixed = [...contests.values()].some((list) => new Set(list.map(({ event }) => event.sex)).size > 1);
  const places = [...contests.values()].map((list) =>
    list.flatMap((record) =>
      record.kind === 'line' && record.place !== undefined ? (readPlace(record.place) ?? []) : [],
    ),
  );
  return (
    isMixed &&
    places.some((list) => list.length > 1) &&
    places.every((list) => list.filter((place) => place === 1).length < 2)
  );
}

/** Words in capitals as a sentence: `SALTO EM DISTÂNCIA` is `Salto em distância`. */
const sentenceCase = (text: string): string =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) ? text.charAt(0) + text.slice(1).toLocaleLowerCase() : text;

function eventId(
  sport: ListSport,
  { name, sex, class: age }: { name: string; sex?: EventSex; class?: string },
  swim: string | undefined,
): string {
  const signature = eventSignature(sport.code, name);
  const what = swim ?? (slug(signature) || (signature === '' ? '' : hashParts([signature], 8)));
  const group = age === undefined ? [] : [slug(age) || hashParts([folded(age)], 4)];
  return stableId(`${sport.id}-${sex ?? 'O'}${what}`, ...group);
}

/** `100 m rasos · Masculino · Sub-17`; an event without a name is that of its sex. */
function nameOf(sport: ListSport, { name, sex, class: age }: { name: string; sex?: EventSex; class?: string }): Texts {
  const ofSex = sex === 'M' ? men : sex === 'W' ? women : sex === 'X' ? mixed : undefined;
  const base: Texts = name === '' ? (ofSex ?? sport.name) : own(sentenceCase(name.slice(0, 100)));
  const parts = [...(name === '' || !ofSex ? [] : [ofSex]), ...(age === undefined ? [] : [own(sentenceCase(age))])];
  return parts.length === 0 ? base : joined(' · ', base, ...parts);
}

const kindOfMeasure = (measure: RuleMeasure | undefined): MeasureKind =>
  measure === 'time' ? 'time' : measure === 'distance' || measure === 'height' ? 'distance' : 'points';

/** The measure of an event: that of its rules, its name or its sport, otherwise that of most of its cells. */
function measureFor(
  records: readonly ListRecord[],
  rules: EventRules | undefined,
): { measure: RuleMeasure | undefined; better: Better; decimals: number; isRuled: boolean } {
  const { sport, event } = records[0]!;
  const named = sport.code === 'ATH' ? namedMeasure(event.name) : undefined;
  const ofSport = sport.code === 'ATH' ? undefined : measureOf(sport);
  const seen = rules?.measure || named || ofSport ? undefined : shownMeasure(records);
  const measure = rules?.measure ?? named ?? ofSport ?? seen;
  const better =
    rules?.better ?? sport.template?.rules.better ?? (measure === 'time' || measure === 'places' ? 'lower' : 'higher');
  const decimals =
    rules?.decimals ??
    sport.template?.rules.decimals ??
    (measure === 'judged' ? 3 : sport.discipline.contest === 'race' ? Math.max(2, sport.discipline.decimals) : 3);
  // Races and jumps share a sport: what the name does not say becomes a rule of the event.
  const isRuled =
    seen !== undefined && (sport.code === 'ATH' || (sport.discipline.key === 'generic' && !sport.template));
  return { measure, better, decimals, isRuled };
}

function shownMeasure(records: readonly ListRecord[]): RuleMeasure | undefined {
  const kinds = records.flatMap((record) => {
    const read = record.kind === 'line' && record.mark !== undefined ? readListMark(record.mark, undefined) : undefined;
    return read && 'mark' in read ? [read.mark.kind] : [];
  });
  if (kinds.length === 0) return undefined;
  const isTime = kinds.filter((kind) => kind === 'time').length * 2 >= kinds.length;
  if (isTime) return 'time';
  return kinds.filter((kind) => kind === 'distance').length * 2 >= kinds.length ? 'distance' : 'points';
}
