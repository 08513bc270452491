import { drawTexts } from '@podium/games';
import type { Texts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { LostCount } from '../../lost-count.ts';
import { joined, own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { childNamed, childrenNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { genderOfClass } from './iof-people.ts';
import type { IofPeople } from './iof-people.ts';
import { childText, moment, textOf, wholeChild } from './iof-values.ts';
import type { Moment } from './iof-values.ts';
import { climb, controls, meters, race, relay } from './iof-words.ts';

/** Rows of all classes. */
export interface IofRows {
  events: FolderRow[];
  phases: FolderRow[];
  units: FolderRow[];
  teams: FolderRow[];
  /** Number of teams with the same name and delegation in an event. */
  teamCounts: Map<string, number>;
  members: FolderRow[];
  entries: Map<string, FolderRow>;
  results: FolderRow[];
  lineups: FolderRow[];
  details: FolderRow[];
  usedDetails: Set<string>;
  /** Number of contests without a time. */
  madeTimes: number;
}

export const emptyRows = (): IofRows => ({
  events: [],
  phases: [],
  units: [],
  teams: [],
  teamCounts: new Map(),
  members: [],
  entries: new Map(),
  results: [],
  lineups: [],
  details: [],
  usedDetails: new Set(),
  madeTimes: 0,
});

/** Facts of the competition that rows of all classes need. */
export interface IofMeet {
  people: IofPeople;
  rows: IofRows;
  lost: LostCount;
  /** First day, and its time if the file has one. */
  day: string;
  start: string | undefined;
  venue: string | undefined;
}

export interface IofClass {
  element: XmlElement;
  id: string;
  isTeam: boolean;
  gender: string;
  /** Numbers of its races. */
  races: number[];
}

/** A class is an event: its id is its name, as numbers of classes differ between programs. */
export function readClass(list: XmlElement, isTeam: boolean, meet: IofMeet): IofClass | undefined {
  const element = childNamed(list, 'Class');
  const name = childText(element, 'Name') ?? childText(element, 'ShortName');
  if (!element || name === undefined) {
    meet.lost.add(list.name, 'unmatched');
    return undefined;
  }
  const id = stableId('ORI', ...(isTeam ? ['T'] : []), slug(name) || 'CLASS');
  const gender = isTeam && genderOfClass(element) === 'O' ? 'X' : genderOfClass(element);
  const { events } = meet.rows;
  const isKnown = events.some((event) => event['id'] === id);
  if (!isKnown)
    events.push(
      row({
        id,
        discipline: 'ORI',
        ...texts('name', isTeam ? joined(', ', own(name), relay) : own(name)),
        gender,
        kind: isTeam ? 'team' : 'individual',
        order: events.length + 1,
      }),
    );
  if (isKnown) meet.lost.add('Class', 'repeated');
  return isKnown ? undefined : { element, id, isTeam, gender, races: racesOf(list) };
}

/** Numbers of races in starts and results; a competition of one race has none. */
function racesOf(list: XmlElement): number[] {
  const numbers = new Set<number>();
  const visit = ({ attributes, children }: XmlElement): void => {
    const number = Number(attributes['raceNumber'] ?? Number.NaN);
    if (Number.isInteger(number) && number >= 1 && number < 100) numbers.add(number);
    for (const child of children) visit(child);
  };
  visit(list);
  return numbers.size === 0 ? [1] : [...numbers].toSorted((one, other) => one - other);
}

export interface UnitState {
  starts: readonly Moment[];
  isOver: boolean;
  isBegun: boolean;
  hasLines: boolean;
}

/** One race of a class as a phase with one contest. */
export function addRace(
  { id: event, races }: IofClass,
  number: number,
  { starts, isOver, isBegun, hasLines }: UnitState,
  { list, meet }: { list: XmlElement; meet: IofMeet },
): string {
  const id = unitOf(event, number);
  const { rows, day, start, venue } = meet;
  const name: Texts = races.length > 1 ? joined(' ', race, String(number)) : drawTexts.final;
  const first = starts.map(({ cell }) => cell).toSorted()[0] ?? start;
  if (first === undefined) rows.madeTimes += 1;
  rows.phases.push(
    row({
      id,
      event,
      ...texts('name', name),
      kind: races.length > 1 ? 'other' : 'final',
      order: races.indexOf(number) + 1,
    }),
  );
  rows.units.push(
    row({
      id,
      type: 'competition',
      phase: id,
      ...texts('name', name),
      ...texts('description', courseText(list, number)),
      order: races.indexOf(number) + 1,
      start: first ?? `${day} 09:00`,
      hide_start: first === undefined ? 'true' : undefined,
      status: isOver ? 'FINISHED' : isBegun ? 'RUNNING' : 'SCHEDULED',
      result_status: isOver ? 'OFFICIAL' : isBegun ? 'LIVE' : hasLines ? 'START_LIST' : undefined,
      venue,
    }),
  );
  return id;
}

const unitOf = (event: string, number: number): string => stableId(event, `R${number}`);

/** `Short course · 3200 m · climb 110 m · 17 controls`. */
function courseText(list: XmlElement, number: number): Texts | undefined {
  const courses = childrenNamed(list, 'Course');
  const course = courses.find(({ attributes }) => (attributes['raceNumber'] ?? '1') === String(number)) ?? courses[0];
  if (!course) return undefined;
  const [length, height] = [childText(course, 'Length'), childText(course, 'Climb')];
  const count = wholeChild(course, 'NumberOfControls');
  const name = childText(course, 'Name');
  const parts = [
    ...(name === undefined ? [] : [own(name)]),
    ...(length === undefined ? [] : [joined(' ', String(Number(length) || length), meters)]),
    ...(height === undefined ? [] : [joined(' ', climb, String(Number(height) || height), meters)]),
    ...(count === undefined ? [] : [joined(' ', controls, String(count))]),
  ];
  return parts.length === 0 ? undefined : joined(' · ', ...parts);
}

/** The moment of a start, if the file has it. */
export const startOf = (element: XmlElement | undefined): Moment | undefined =>
  moment(childNamed(element, 'StartTime'));

/** Adds an entry, or what a later race tells of it. */
export function addEntry(
  meet: IofMeet,
  event: string,
  { type, id, bib }: { type: 'person' | 'team'; id: string; bib: string | undefined },
): void {
  const key = `${event} ${id}`;
  const known = meet.rows.entries.get(key);
  meet.rows.entries.set(
    key,
    row({
      ...known,
      event,
      competitor_type: type,
      competitor: id,
      bib: known?.['bib'] ?? bib,
      status: known?.['status'] ?? 'active',
    }),
  );
}

export const bibOf = (...elements: readonly (XmlElement | undefined)[]): string | undefined =>
  elements.map((element) => textOf(childNamed(element, 'BibNumber'))).find((bib) => bib !== undefined);
