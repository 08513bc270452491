/**
 * What in a body cannot be used although it is XML: an element whose own code names nothing, a reference to nothing, a
 * time that is none. Such a value, or the element that it names, is left out before the body is read, and is told with
 * its line: one bad row stops neither its message nor a page.
 */
import { isUsableCode } from '@podium/games';
import type { LeftOut } from '../messages.ts';
import type { XmlElement } from '../xml/element.ts';
import { isDay, isInstant } from './instants.ts';

/** By element the attribute that names it: without a usable one it is nothing. */
const namedBy: ReadonlyMap<string, string> = new Map([
  ['Action', 'Id'],
  ['Athlete', 'Code'],
  ['Coach', 'Code'],
  ['CodeSet', 'Code'],
  ['Competitor', 'Code'],
  ['Discipline', 'Code'],
  ['Entry', 'Code'],
  ['Event', 'Code'],
  ['Language', 'Language'],
  ['Medal', 'Code'],
  ['MedalLine', 'Organisation'],
  ['Official', 'Code'],
  ['Opponent', 'Code'],
  ['Participant', 'Code'],
  ['ParticipantName', 'Code'],
  ['PreviousUnit', 'Unit'],
  ['RecordType', 'RecordType'],
  ['RegisteredEvent', 'Event'],
  ['ResultItem', 'Unit'],
  ['Session', 'SessionCode'],
  ['Team', 'Code'],
  ['Unit', 'Code'],
]);

/** Attributes that point to something, on whatever element. Where one stands empty it is simply absent. */
const references: ReadonlySet<string> = new Set([
  'Away',
  'Code',
  'Country',
  'Event',
  'Home',
  'Location',
  'Organisation',
  'Parent',
  'PId',
  'RecordType',
  'SessionCode',
  'Unit',
  'Venue',
]);

const instants: ReadonlySet<string> = new Set([
  'ActualEndDate',
  'ActualStartDate',
  'EndDate',
  'PublishTime',
  'StartDate',
]);

/** These may go without: a name has the language of its message then. */
const mayBeUnnamed: ReadonlySet<string> = new Set(['Discipline', 'Language']);

/** Rows of code sets have columns of their own, and the unit of a temperature is no unit of the programme. */
const freeElements: ReadonlySet<string> = new Set(['CodeSet', 'Temperature', 'Wind', 'Precipitation', 'Pressure']);

/** Changes the tree below `element`. */
export function leaveOutUnusable(element: XmlElement): LeftOut[] {
  const leftOut: LeftOut[] = [];
  cleanChildren(element, leftOut);
  return leftOut;
}

function cleanChildren(element: XmlElement, leftOut: LeftOut[]): void {
  let isChanged = false;
  for (const child of element.children) {
    if (isNameless(child, leftOut)) isChanged = true;
    else {
      cleanAttributes(child, leftOut);
      cleanChildren(child, leftOut);
    }
  }
  if (isChanged) element.children = element.children.filter((child) => !isNameless(child));
}

function isNameless(element: XmlElement, leftOut?: LeftOut[]): boolean {
  const name = namedBy.get(element.name);
  if (name === undefined) return false;
  const value = element.attributes[name] ?? '';
  if (isUsableCode(value)) return false;
  if (value === '' && mayBeUnnamed.has(element.name)) return false;
  leftOut?.push({ line: element.line ?? 0, field: `${element.name}@${name}`, value: shown(value), isRow: true });
  return true;
}

function cleanAttributes(element: XmlElement, leftOut: LeftOut[]): void {
  if (freeElements.has(element.name)) return;
  for (const name of Object.keys(element.attributes)) {
    const value = element.attributes[name]!;
    if (value === '' || isFit(element.name, name, value)) continue;
    leftOut.push({ line: element.line ?? 0, field: `${element.name}@${name}`, value: shown(value), isRow: false });
    delete element.attributes[name];
  }
}

function isFit(element: string, name: string, value: string): boolean {
  if (references.has(name)) return isUsableCode(value);
  if (instants.has(name)) return isInstant(value);
  if (name === 'LogicalDate' || (name === 'Date' && element === 'Medal')) return isDay(value);
  return true;
}

function shown(value: string): string {
  return JSON.stringify(value.slice(0, 40));
}
