import { buildRsc } from '@podium/games';
import { lookUp } from '../../look-up.ts';
import { hashParts, slug, stableId } from '../../stable-id.ts';
import { childNamed, listChildren } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { attribute, readClock, readDay, readNumber, requiredAttribute } from './lenex-values.ts';
import { eventName, findStroke, englishOnly, roundWords } from './lenex-words.ts';
import type { RoundWords } from './lenex-words.ts';
import type { Texts } from '@podium/games';

/** A group of ages within an event; `from` and `to` are absent without a limit. */
export interface AgeGroup {
  element: XmlElement;
  id: string | undefined;
  name: string;
  from: number | undefined;
  to: number | undefined;
}

/** One `EVENT`: a round of a race on a day. */
export interface Round {
  element: XmlElement;
  race: Race;
  id: string;
  code: string;
  words: RoundWords;
  session: Session;
  /** Time of day; undefined if neither the event nor one before it in the session has one. */
  clock: string | undefined;
  hasOwnClock: boolean;
  order: number;
}

export interface Session {
  element: XmlElement;
  number: string;
  day: string;
  clock: string | undefined;
  rounds: Round[];
}

/** An event for which medals are won, with all its rounds. */
export interface Race {
  id: string;
  gender: 'M' | 'W' | 'X' | 'O';
  distance: number;
  legs: number;
  stroke: string;
  name: Texts;
  /** Groups with limits of age; a group without one is the event itself. */
  ageGroups: AgeGroup[];
  /** The event is for one age group; otherwise it is open, and these are groups inside it. */
  isOneAge: boolean;
  rounds: Round[];
  rsc: string | undefined;
}

const genders: Readonly<Record<string, Race['gender']>> = { M: 'M', F: 'W', X: 'X' };

/** A race before its id is unique. */
interface Draft {
  key: string;
  race: Race;
  number: string | undefined;
}

/** Joins the rounds of each race, which point to the round before them, and names them. */
export function readRaces(meet: XmlElement): { races: Race[]; sessions: Session[]; byEventId: Map<string, Round> } {
  const sessions = listChildren(meet, 'SESSIONS', 'SESSION').map(readSession);
  const elements = new Map<string, XmlElement>();
  for (const { element } of sessions)
    for (const event of listChildren(element, 'EVENTS', 'EVENT'))
      elements.set(requiredAttribute(event, 'eventid'), event);
  const drafts = new Map<string, Draft>();
  const byEventId = new Map<string, Round>();
  for (const session of sessions) {
    let last = session.clock;
    const events = listChildren(session.element, 'EVENTS', 'EVENT').toSorted(
      (one, other) => (readNumber(one, 'order') ?? 0) - (readNumber(other, 'order') ?? 0),
    );
    for (const [index, element] of events.entries()) {
      const ownClock = readClock(element, 'daytime');
      last = ownClock ?? last;
      const root = findRoot(element, elements);
      const rootId = requiredAttribute(root, 'eventid');
      const draft = drafts.get(rootId) ?? draftRace(root);
      drafts.set(rootId, draft);
      const code = attribute(element, 'round') ?? 'TIM';
      const round: Round = {
        element,
        race: draft.race,
        id: '',
        code,
        words: roundWords(code),
        session,
        clock: last,
        hasOwnClock: ownClock !== undefined,
        order: index,
      };
      draft.race.rounds.push(round);
      session.rounds.push(round);
      byEventId.set(requiredAttribute(element, 'eventid'), round);
    }
  }
  const races = nameRaces([...drafts.values()]);
  return { races, sessions, byEventId };
}

function readSession(element: XmlElement): Session {
  return {
    element,
    number: attribute(element, 'number') ?? String(element.line),
    day: readDay(element, 'date') ?? requiredAttribute(element, 'date'),
    clock: readClock(element, 'daytime'),
    rounds: [],
  };
}

/** The first round of the chain of `preveventid`; a circle ends where it began. */
function findRoot(event: XmlElement, elements: ReadonlyMap<string, XmlElement>): XmlElement {
  const seen = new Set<XmlElement>();
  let root = event;
  for (;;) {
    seen.add(root);
    const before = elements.get(attribute(root, 'preveventid') ?? '-1');
    if (!before || seen.has(before)) return root;
    root = before;
  }
}

function draftRace(element: XmlElement): Draft {
  const style = childNamed(element, 'SWIMSTYLE');
  const distance = (style && readNumber(style, 'distance')) ?? 0;
  const legs = (style && readNumber(style, 'relaycount')) ?? 1;
  const stroke = (style && attribute(style, 'stroke')) ?? 'UNKNOWN';
  const technique = style && attribute(style, 'technique');
  const given = style && attribute(style, 'name');
  const gender = lookUp(genders, attribute(element, 'gender')) ?? 'O';
  const all = listChildren(element, 'AGEGROUPS', 'AGEGROUP').map(readAgeGroup);
  const ageGroups = all.filter(({ from, to }) => from !== undefined || to !== undefined);
  const single = all.length === 1 ? all[0] : undefined;
  const handicap = single && attribute(single.element, 'handicap');
  const known = findStroke(stroke, legs > 1);
  const group = single && (ageGroups.length === 1 || handicap !== undefined) ? groupLabel(single) : undefined;
  const ownName = given === undefined || technique === undefined ? given : `${given} (${technique})`;
  const what = known ? stroke : slug(ownName ?? 'UNKNOWN');
  const round = attribute(element, 'round') ?? 'TIM';
  const key = [
    `SWM-${gender}${legs > 1 ? `${legs}x` : ''}${distance}${what}`,
    ...(technique === undefined ? [] : [slug(technique)]),
    ...(single && ageGroups.length === 1 ? [`${single.from ?? ''}-${single.to ?? ''}`] : []),
    ...(handicap === undefined ? [] : [`H${slug(handicap)}`]),
    ...(['TIMETRIAL', 'EXTRAHEATS'].includes(round) ? [round] : []),
  ].join('.');
  const isPlain =
    known !== undefined && technique === undefined && distance > 0 && group === undefined && !key.includes('.');
  const race: Race = {
    id: key,
    gender,
    distance,
    legs,
    stroke,
    name:
      known && technique === undefined
        ? eventName({ distance, legs, stroke: known }, group)
        : englishOnly([ownName ?? `${distance} m`, ...(group === undefined ? [] : [group])].join(' · ')),
    ageGroups,
    isOneAge: all.length === 1 && ageGroups.length === 1,
    rounds: [],
    rsc:
      known && distance > 0 ? `${legs > 1 ? `${legs}X` : ''}${distance}M${known.code}${isPlain ? '' : '*'}` : undefined,
  };
  return { key, race, number: attribute(element, 'number') };
}

function readAgeGroup(element: XmlElement): AgeGroup {
  const [from, to] = [readNumber(element, 'agemin'), readNumber(element, 'agemax')];
  return {
    element,
    id: attribute(element, 'agegroupid'),
    from,
    to,
    name: attribute(element, 'name') ?? ages(from, to),
  };
}

const ages = (from: number | undefined, to: number | undefined): string =>
  from === undefined
    ? to === undefined
      ? ''
      : `–${to}`
    : to === undefined
      ? `${from}+`
      : from === to
        ? `${from}`
        : `${from}–${to}`;

function groupLabel({ element, name }: AgeGroup): string | undefined {
  const handicap = attribute(element, 'handicap');
  const label = [name, ...(handicap === undefined || /^[A-Z]/u.test(name) ? [] : [`S${handicap}`])].join(' ').trim();
  return label === '' ? undefined : label;
}

/** Races with the same distance, stroke and ages differ by their number in the program. */
function nameRaces(drafts: readonly Draft[]): Race[] {
  const byKey = Map.groupBy(drafts, ({ key }) => key);
  const taken = new Set<string>();
  return drafts.map(({ key, race, number }) => {
    const isShared = byKey.get(key)!.length > 1;
    let id = stableId(key, ...(isShared ? [`n${slug(number ?? '0') || '0'}`] : []));
    for (let copy = 2; taken.has(id); copy += 1) id = stableId(key, `n${slug(number ?? '0')}`, `c${copy}`);
    taken.add(id);
    race.id = id;
    race.rsc = race.rsc && eventCode(race, isShared);
    const seen = new Map<string, number>();
    for (const round of race.rounds.toSorted((one, other) => one.words.depth - other.words.depth)) {
      const count = (seen.get(round.code) ?? 0) + 1;
      seen.set(round.code, count);
      round.id = stableId(id, slug(round.code) || 'R', ...(count > 1 ? [String(count)] : []));
    }
    return race;
  });
}

/** The feed's code: `SWMM100MFR`; with a hash if several events swim the same. */
function eventCode({ id, gender, rsc }: Race, isShared: boolean): string | undefined {
  const isPlain = !isShared && !rsc!.endsWith('*');
  const event = rsc!.replace('*', '');
  const full = isPlain ? event : `${event}-${hashParts([id], 6)}`;
  return full.length <= 18 ? buildRsc({ discipline: 'SWM', gender, event: full }) : undefined;
}

/** Names of the age groups of an event, narrowest first. */
export const groupsByWidth = ({ ageGroups }: Race): AgeGroup[] =>
  ageGroups.toSorted((one, other) => width(one) - width(other));

const width = ({ from = 0, to = 150 }: AgeGroup): number => to - from;
