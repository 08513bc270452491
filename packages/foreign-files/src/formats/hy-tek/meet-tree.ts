/** Writes a meet as the elements of LENEX, so that files of both programs describe the same events and contests. */
import type { LostCount } from '../../lost-count.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { roundLetters } from './meet-file.ts';
import type { Entry, MeetFile, RoundLetter, SwimEvent, Swum, Team } from './meet-file.ts';

type Cells = Readonly<Record<string, string | number | undefined>>;

function element(name: string, line: number, cells: Cells, children: XmlElement[] = []): XmlElement {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [key, value] of Object.entries(cells)) if (value !== undefined) attributes[key] = String(value);
  return { name, attributes, children, line };
}

const list = (name: string, children: XmlElement[]): XmlElement[] =>
  children.length > 0 ? [element(name, children[0]!.line, {}, children)] : [];

interface PlannedRound {
  letter: RoundLetter;
  code: string;
  day: string;
}

export interface MeetTree {
  meet: XmlElement;
  /** `eventid` of rounds that the file has no swim of, nor any sign that they are held. */
  unplanned: Set<string>;
  /** Facts of events that LENEX has no place for, by their first `eventid`. */
  facts: Map<string, { course: SwimEvent['course']; division: string | undefined }>;
  start: string;
  end: string;
}

/** A meet without a day is shown on this one, until a file says more. */
export function meetTree(file: MeetFile, start: string, lost: LostCount): MeetTree {
  const entries = [...file.teams.values()].flatMap((team) => [...team.entries.values()]);
  const byEvent = Map.groupBy(entries, ({ event }) => event);
  const events = [...file.events.values()].toSorted(byNumber);
  const ids = new Map(events.map((event, index) => [event, String(index + 1)]));
  const unplanned = new Set<string>();
  const facts: MeetTree['facts'] = new Map();
  const byDay = new Map<string, XmlElement[]>();
  for (const [index, event] of events.entries()) {
    const entered = byEvent.get(event) ?? [];
    const own = entered.flatMap(({ swims }) => [...swims.values()]);
    checkPlaces(entered, lost);
    const rounds = plannedRounds(own, start, lost);
    const first = eventId(ids.get(event)!, rounds[0]!.letter);
    facts.set(first, { course: event.course, division: singleDivision(entered) });
    if (own.length === 0) unplanned.add(first);
    for (const round of rounds) {
      const id = eventId(ids.get(event)!, round.letter);
      const placed = eventElement(event, id, round, { order: index + 1, before: id === first ? '-1' : first });
      byDay.set(round.day, [...(byDay.get(round.day) ?? []), placed]);
    }
  }
  const days = [...byDay.keys()].toSorted();
  const sessions = days.map((day, index) =>
    element('SESSION', byDay.get(day)![0]!.line, { number: index + 1, date: day }, list('EVENTS', byDay.get(day)!)),
  );
  const clubs = [...file.teams.values()].map((team) =>
    clubElement({ team, isInLengths: file.isInLengths }, (event) => ids.get(event)!),
  );
  const place = element('FACILITY', file.line, { name: file.facility, city: file.city });
  const meet = element('MEET', file.line, { name: file.name, city: file.city, nation: file.country }, [
    ...(file.facility === undefined ? [] : [place]),
    ...list('SESSIONS', sessions),
    ...list('CLUBS', clubs),
  ]);
  return { meet, unplanned, facts, start: days[0] ?? start, end: days.at(-1) ?? start };
}

const eventId = (event: string, round: RoundLetter): string => `${event}${round}`;

/** Compares events by their numbers in the program: 2 before 10, 10 before 10A. */
function byNumber(one: SwimEvent, other: SwimEvent): number {
  const [first, second] = [one.number ?? '', other.number ?? ''];
  return (
    (Number.parseInt(first, 10) || 0) - (Number.parseInt(second, 10) || 0) ||
    (first < second ? -1 : Number(first > second))
  );
}

/** The rounds of an event: preliminaries have a final, even if it was not swum yet. */
function plannedRounds(swims: readonly Swum[], start: string, lost: LostCount): PlannedRound[] {
  const byRound = Map.groupBy(swims, ({ round }) => round);
  const isPlanned = (letter: RoundLetter): boolean => byRound.has(letter) || letter === 'F';
  const hasBefore = byRound.has('P') || byRound.has('S');
  let last = start;
  return roundLetters.filter(isPlanned).map((letter) => {
    const own = byRound.get(letter) ?? [];
    const days = [...new Set(own.flatMap(({ day }) => (day === undefined ? [] : [day])))].toSorted();
    if (days.length > 1) lost.add('second day of a round', 'noPlace', days.length - 1);
    const day = days[0] ?? last;
    last = day;
    const heats = new Set(own.map(({ heat }) => heat)).size;
    const code = letter === 'P' ? 'PRE' : letter === 'F' ? (hasBefore ? 'FIN' : 'TIM') : heats > 1 ? 'SEM' : 'SOP';
    return { letter, code, day };
  });
}

/** Divisions are groups of an event if there are several; a single one is part of its name. */
function singleDivision(entries: readonly Entry[]): string | undefined {
  const found = new Set(entries.map(({ division }) => division));
  if (found.size !== 1) return undefined;
  for (const entry of entries) entry.division = undefined;
  return [...found][0];
}

/**
 * Places within divisions repeat: if two swimmers of a round have the same place with different times, the places do not
 * rank the round, and times do. Those of known divisions follow from the groups of the event.
 */
function checkPlaces(entries: readonly Entry[], lost: LostCount): void {
  for (const letter of roundLetters) {
    const own = entries.flatMap(({ swims, division }) => {
      const swum = swims.get(letter);
      return swum?.place === undefined || swum.time === undefined ? [] : [{ swum, division: division ?? '' }];
    });
    const times = Map.groupBy(own, ({ swum }) => swum.place);
    const isRepeated = [...times.values()].some((same) => new Set(same.map(({ swum }) => swum.time)).size > 1);
    if (!isRepeated) continue;
    if (new Set(own.map(({ division }) => division)).size < 2) lost.add('place in a division', 'noPlace', own.length);
    for (const { swum } of own) swum.place = undefined;
  }
}

function eventElement(
  event: SwimEvent,
  eventid: string,
  { code }: PlannedRound,
  { order, before }: { order: number; before: string },
): XmlElement {
  const { line, number, legs, from, to } = event;
  const gender = event.gender === 'X' && legs === 1 ? 'A' : event.gender;
  const style = element('SWIMSTYLE', line, {
    distance: legs > 1 ? Math.round(event.distance / legs) : event.distance,
    relaycount: legs,
    stroke: event.stroke,
  });
  const ages =
    from === undefined && to === undefined
      ? []
      : list('AGEGROUPS', [element('AGEGROUP', line, { agemin: from, agemax: to })]);
  return element('EVENT', line, { eventid, preveventid: before, number, order, gender, round: code }, [style, ...ages]);
}

interface Place {
  team: Team;
  /** Splits count lengths of the pool, not meters. */
  isInLengths: boolean;
}

function clubElement({ team, isInLengths }: Place, idOf: (event: SwimEvent) => string): XmlElement {
  const athletes = new Map<string, XmlElement>();
  for (const { key, last, first, gender, born, license, schoolYear, nation, line } of team.swimmers.values())
    athletes.set(
      key,
      element('ATHLETE', line, {
        athleteid: `${team.line} ${key}`,
        lastname: last,
        firstname: first,
        gender,
        birthdate: born,
        license,
        schoolyear: schoolYear,
        nation,
      }),
    );
  const relays: XmlElement[] = [];
  for (const entry of team.entries.values()) {
    const isRelay = entry.event.legs > 1;
    const owner = isRelay ? relayElement(entry) : athletes.get(entry.competitor);
    if (!owner) continue;
    if (isRelay) relays.push(owner);
    addTo(owner, 'ENTRIES', entryElement(entry, idOf(entry.event), team));
    for (const swum of entry.swims.values())
      addTo(owner, 'RESULTS', resultElement(swum, entry, idOf(entry.event), { team, isInLengths }));
  }
  return element(
    'CLUB',
    team.line,
    { code: team.code, name: team.name, shortname: team.short, nation: team.nation, type: 'CLUB' },
    [...list('ATHLETES', [...athletes.values()]), ...list('RELAYS', relays)],
  );
}

/** Adds to the list of an element, which it makes if need be. */
function addTo(owner: XmlElement, name: string, child: XmlElement): void {
  const found = owner.children.find((each) => each.name === name);
  if (found) found.children.push(child);
  else owner.children.push(element(name, child.line, {}, [child]));
}

/** Relay A of a team is its first. */
const relayElement = ({ competitor, line, event }: Entry): XmlElement =>
  element('RELAY', line, {
    number: /^[A-Z]$/u.test(competitor) ? competitor.charCodeAt(0) - 64 : competitor,
    name: competitor,
    gender: event.gender,
  });

/** The entry is in the first round of the event. */
function entryElement(entry: Entry, event: string, team: Team): XmlElement {
  const first = roundLetters.find((letter) => entry.swims.has(letter)) ?? 'F';
  const eventid = eventId(event, first);
  return element(
    'ENTRY',
    entry.line,
    { eventid, entrytime: clock(entry.seed), division: entry.division },
    legElements(entry.legs, team),
  );
}

function resultElement(swum: Swum, entry: Entry, event: string, { team, isInLengths }: Place): XmlElement {
  const isLast = swum.round === roundLetters.findLast((letter) => entry.swims.has(letter));
  const unit = isInLengths ? lengthOf(swum, entry.event) : 1;
  const splits = swum.splits
    .map(({ at, time }) => ({ at: at * unit, time }))
    .filter(({ at }) => at <= entry.event.distance);
  return element(
    'RESULT',
    swum.line,
    {
      resultid: `${swum.line}${swum.round}`,
      eventid: eventId(event, swum.round),
      heat: swum.heat,
      lane: swum.lane,
      swimtime: clock(swum.time),
      // The first swimmer of a relay has the reaction time.
      reactiontime: swum.legs.some(({ number }) => number === 1) ? undefined : signed(swum.reaction),
      points: isLast ? entry.points : undefined,
      place: swum.place,
      status: swum.status ?? (entry.isExhibition && swum.time !== undefined ? 'EXH' : undefined),
      comment: swum.comment,
      division: entry.division,
    },
    [
      ...list(
        'SPLITS',
        splits.map(({ at, time }) => element('SPLIT', swum.line, { distance: at, swimtime: clock(time) })),
      ),
      ...legElements(swum.legs.length > 0 ? swum.legs : entry.legs, team),
    ],
  );
}

const shortLength = 25;
const longLength = 50;

/** Meters or yards of one of the lengths that a record counts: 25 in a long pool, too, if the last split is beyond the race. */
function lengthOf({ splits }: Swum, { distance, course }: SwimEvent): number {
  const most = Math.max(...splits.map(({ at }) => at));
  return course === 'LCM' && most * longLength <= distance ? longLength : shortLength;
}

function legElements(legs: Swum['legs'], team: Team): XmlElement[] {
  return list(
    'RELAYPOSITIONS',
    legs.flatMap(({ swimmer, number, reaction }) => {
      const line = team.swimmers.get(swimmer)?.line;
      if (line === undefined) return [];
      const athleteid = `${team.line} ${swimmer}`;
      return [element('RELAYPOSITION', line, { number, athleteid, reactiontime: signed(reaction) })];
    }),
  );
}

const signed = (hundredths: number | undefined): string | undefined =>
  hundredths === undefined ? undefined : `${hundredths < 0 ? '-' : '+'}${Math.abs(hundredths)}`;

/** `00:01:57.31`. */
function clock(hundredths: number | undefined): string | undefined {
  if (hundredths === undefined) return undefined;
  const pad = (number: number): string => String(number).padStart(2, '0');
  const seconds = Math.floor(hundredths / 100);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(hundredths % 100)}`;
  return `${pad(Math.floor(seconds / 3600))}:${rest}`;
}
