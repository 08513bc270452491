import type { LostCount } from '../../lost-count.ts';
import { slug, stableId } from '../../stable-id.ts';
import { childNamed, childrenNamed, listChildren } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { People } from './lenex-people.ts';
import type { AgeGroup, Race, Round } from './lenex-races.ts';
import { ageGroupOf, readRankings } from './lenex-rankings.ts';
import type { Rankings } from './lenex-rankings.ts';
import { attribute, readNumber, readReaction, readTime } from './lenex-values.ts';

/** A heat of a round; `label` is its number, or the letter of a final. */
export interface Heat {
  id: string;
  round: Round;
  label: string;
  order: number;
  element?: XmlElement;
  swims: Swim[];
}

interface Leg {
  person: string;
  /** Undefined for a reserve. */
  number: number | undefined;
  reaction: string | undefined;
  mark: string | undefined;
}

/** One entry or result of a competitor in a round. */
export interface Swim {
  element: XmlElement;
  isResult: boolean;
  round: Round;
  heat: Heat | undefined;
  competitor: { type: 'person' | 'team'; id: string };
  lane: string | undefined;
  entryTime: number | undefined;
  time: number | undefined;
  status: string | undefined;
  reaction: string | undefined;
  points: string | undefined;
  place: number | undefined;
  comment: string | undefined;
  splits: { distance: number; time: number }[];
  legs: Leg[];
  sportClass: string | undefined;
  ageGroup: AgeGroup | undefined;
}

export interface Team {
  id: string;
  race: Race;
  organisation: string;
  element: XmlElement;
  number: string;
}

interface Swims {
  swims: Swim[];
  heats: Heat[];
  teams: Map<string, Team>;
  /** Number of contests that the file does not name. */
  madeHeats: number;
}

/** Reads entries and results of all competitors, each with its heat. */
export function readSwims(people: People, byEventId: ReadonlyMap<string, Round>, lost: LostCount): Swims {
  const heats = new HeatList(byEventId);
  const rankings = readRankings(byEventId);
  const found: Swims = { swims: [], heats: heats.all, teams: new Map(), madeHeats: 0 };
  for (const { element, organisation, person } of people.entrants) {
    for (const [wrapper, name] of [
      ['ENTRIES', 'ENTRY'],
      ['RESULTS', 'RESULT'],
    ] as const) {
      for (const each of listChildren(element, wrapper, name)) {
        const round = byEventId.get(attribute(each, 'eventid') ?? '');
        if (!round) {
          lost.add(name, 'unmatched');
          continue;
        }
        // A swimmer's line in a relay is a leg, which the relay has too; a relay cannot swim alone.
        if ((person === undefined) !== round.race.legs > 1) {
          lost.add(`${element.name} ${name}`, 'repeated');
          continue;
        }
        const competitor =
          person === undefined
            ? { type: 'team' as const, id: teamFor(found.teams, round.race, organisation, element).id }
            : { type: 'person' as const, id: person };
        const swim = readSwim(each, round, competitor, people, rankings);
        swim.heat = heats.find(each, round, swim);
        swim.sportClass = person === undefined ? undefined : readClass(element, round.race);
        found.swims.push(swim);
      }
    }
  }
  found.madeHeats = heats.made;
  heats.nameSingles();
  for (const swim of found.swims) swim.heat?.swims.push(swim);
  for (const heat of heats.all) heat.swims = mergeSwims(heat.swims, lost);
  return found;
}

/** An entry and a result of the same competitor in a heat are one line, with the facts of both. */
function mergeSwims(swims: readonly Swim[], lost: LostCount): Swim[] {
  const merged = new Map<string, Swim>();
  for (const swim of swims) {
    const first = merged.get(swim.competitor.id);
    if (!first) merged.set(swim.competitor.id, swim);
    else if (!first.isResult && swim.isResult)
      merged.set(swim.competitor.id, {
        ...swim,
        lane: swim.lane ?? first.lane,
        entryTime: swim.entryTime ?? first.entryTime,
        legs: swim.legs.length > 0 ? swim.legs : first.legs,
      });
    else lost.add(swim.element.name, 'repeated');
  }
  return [...merged.values()];
}

function teamFor(teams: Map<string, Team>, race: Race, organisation: string, element: XmlElement): Team {
  const number = attribute(element, 'number') ?? '1';
  const ages = ['agetotalmin', 'agetotalmax', 'agemin', 'agemax'].map((name) => readNumber(element, name) ?? '');
  const key = stableId(organisation, race.id, slug(number) || '1');
  for (const id of [
    key,
    stableId(key, ages.join('-')),
    stableId(key, ages.join('-'), attribute(element, 'gender') ?? ''),
  ]) {
    const team = teams.get(id);
    if (team?.element === element) return team;
    if (team) continue;
    const made = { id, race, organisation, element, number };
    teams.set(id, made);
    return made;
  }
  return teams.get(key)!;
}

function readSwim(
  element: XmlElement,
  round: Round,
  competitor: Swim['competitor'],
  people: People,
  rankings: Rankings,
): Swim {
  const isResult = element.name === 'RESULT';
  const ranked = rankings.get(attribute(element, 'resultid') ?? '') ?? [];
  const open = ranked.find(({ group }) => group === undefined);
  return {
    element,
    isResult,
    round,
    heat: undefined,
    competitor,
    lane: readNumber(element, 'lane')?.toString(),
    entryTime: readTime(element, 'entrytime'),
    time: isResult ? readTime(element, 'swimtime') : undefined,
    status: attribute(element, 'status')?.toUpperCase(),
    reaction: readReaction(element),
    points: attribute(element, 'points'),
    place: readNumber(element, 'place') ?? open?.place ?? undefined,
    comment: attribute(element, 'comment'),
    splits: readSplits(element),
    legs: readLegs(element, people),
    sportClass: undefined,
    ageGroup: ageGroupOf(element, round.race, ranked),
  };
}

function readSplits(element: XmlElement): Swim['splits'] {
  return listChildren(element, 'SPLITS', 'SPLIT')
    .flatMap((split) => {
      const distance = readNumber(split, 'distance');
      const time = readTime(split, 'swimtime');
      return distance === undefined || time === undefined ? [] : [{ distance, time }];
    })
    .toSorted((one, other) => one.distance - other.distance);
}

function readLegs(element: XmlElement, people: People): Leg[] {
  const seen = new Set<number>();
  return listChildren(element, 'RELAYPOSITIONS', 'RELAYPOSITION').flatMap((position) => {
    const person = people.athletes.get(attribute(position, 'athleteid') ?? '');
    if (person === undefined) return [];
    const number = readNumber(position, 'number');
    const isLeg = number !== undefined && number > 0 && number < 100 && !seen.has(number);
    if (isLeg) seen.add(number);
    const mark = attribute(position, 'status');
    return [{ person, number: isLeg ? number : undefined, reaction: readReaction(position), mark }];
  });
}

/** The class of a para athlete for the stroke of an event: `S9`, `SB8`, `SM9`. */
function readClass(athlete: XmlElement, { stroke }: Race): string | undefined {
  const handicap = childNamed(athlete, 'HANDICAP');
  if (!handicap) return undefined;
  const [name, prefix] =
    stroke === 'BREAST'
      ? (['breast', 'SB'] as const)
      : stroke === 'MEDLEY'
        ? (['medley', 'SM'] as const)
        : (['free', 'S'] as const);
  const number = readNumber(handicap, name);
  return number === undefined || number === 0 ? undefined : `${prefix}${number}`;
}

/** Heats that the file lists, and those that only its results mention. */
class HeatList {
  readonly all: Heat[] = [];
  made = 0;
  readonly #ids = new Set<string>();
  readonly #byHeatId = new Map<string, Heat>();
  readonly #byLabel = new Map<string, Heat>();

  constructor(byEventId: ReadonlyMap<string, Round>) {
    for (const round of byEventId.values()) {
      for (const [index, element] of listChildren(round.element, 'HEATS', 'HEAT').entries()) {
        const final = attribute(element, 'final');
        const number = attribute(element, 'number') ?? String(index + 1);
        const group = attribute(element, 'agegroupid');
        const isRepeated = this.#byLabel.has(`${round.id} ${final ?? number}`);
        const suffix = isRepeated ? [ageName(round, group) ?? attribute(element, 'order') ?? String(index + 1)] : [];
        const order = readNumber(element, 'order') ?? index + 1;
        const heat = this.#add(round, [final ?? number, ...suffix].join(' '), order, element);
        const id = attribute(element, 'heatid');
        if (id !== undefined) this.#byHeatId.set(id, heat);
        if (!isRepeated) this.#byLabel.set(`${round.id} ${number}`, heat);
      }
    }
  }

  #add(round: Round, label: string, order: number, element?: XmlElement): Heat {
    let id = stableId(round.id, slug(label) || '1');
    for (let copy = 2; this.#ids.has(id); copy += 1) id = stableId(round.id, slug(label) || '1', String(copy));
    this.#ids.add(id);
    const heat: Heat = { id, round, label, order, element, swims: [] };
    this.all.push(heat);
    this.#byLabel.set(`${round.id} ${label}`, heat);
    return heat;
  }

  /** The only heat of a round has the id under which the round was planned. */
  nameSingles(): void {
    for (const [round, heats] of Map.groupBy(this.all, (heat) => heat.round))
      if (heats.length === 1) heats[0]!.id = round.id;
  }

  find(element: XmlElement, round: Round, swim: Swim): Heat | undefined {
    const byId = this.#byHeatId.get(attribute(element, 'heatid') ?? '');
    if (byId?.round === round) return byId;
    const label = attribute(element, 'heat');
    if (label !== undefined && label !== '-1' && label !== '0') {
      const known = this.#byLabel.get(`${round.id} ${label}`);
      if (known) return known;
      return this.#add(round, label, orderOf(label) ?? this.all.length + 1);
    }
    // A result that was swum took place in some heat; one that was not needs none.
    if (!swim.isResult || swim.time === undefined) return undefined;
    const only = this.#byLabel.get(`${round.id} 1`);
    if (only) return only;
    this.made += 1;
    return this.#add(round, '1', 1);
  }
}

/** `3` for heat 3, `2` for final B. */
function orderOf(label: string): number | undefined {
  if (/^\d{1,4}$/u.test(label)) return Number(label);
  return /^[A-Z]$/u.test(label) ? label.charCodeAt(0) - 64 : undefined;
}

function ageName(round: Round, id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const groups = childrenNamed(childNamed(round.element, 'AGEGROUPS') ?? round.element, 'AGEGROUP');
  const element = groups.find((group) => attribute(group, 'agegroupid') === id);
  if (!element) return undefined;
  return attribute(element, 'name') ?? [attribute(element, 'agemin'), attribute(element, 'agemax')].join('-');
}
