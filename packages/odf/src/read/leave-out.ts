/**
 * Removes unusable content from well-formed XML before the body is read: an element whose own code is invalid, an
 * invalid reference, an invalid time. The value, or the element that it identifies, is left out and reported with its
 * line, so that one bad row does not stop its message or break a page.
 */
import { isUsableCode } from '@podium/games';
import type { OmittedValue } from '../elements/basics.ts';
import type { XmlElement } from '../xml/element.ts';
import { isDay, isInstant } from './instants.ts';

/** The identifying attribute of each element, which is left out without a usable one. */
const identifyingAttributes: ReadonlyMap<string, string> = new Map([
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

/** Reference attributes of any element. An empty one counts as absent. */
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

/** Elements without a required identifier: a name then has the language of its message. */
const mayBeUnnamed: ReadonlySet<string> = new Set(['Discipline', 'Language']);

/**
 * Elements that are not checked: rows of code sets have their own columns, and the unit of a temperature is not a
 * competition unit.
 */
const freeElements: ReadonlySet<string> = new Set(['CodeSet', 'Temperature', 'Wind', 'Precipitation', 'Pressure']);

/** Removes elements and attributes from the tree in place. */
export function leaveOutUnusable(element: XmlElement): OmittedValue[] {
  const omitted: OmittedValue[] = [];
  cleanChildren(element, omitted);
  return omitted;
}

function cleanChildren(element: XmlElement, omitted: OmittedValue[]): void {
  let isChanged = false;
  for (const child of element.children) {
    if (isNameless(child, omitted)) isChanged = true;
    else {
      cleanAttributes(child, omitted);
      cleanChildren(child, omitted);
    }
  }
  if (isChanged) element.children = element.children.filter((child) => !isNameless(child));
}

function isNameless(element: XmlElement, omitted?: OmittedValue[]): boolean {
  const name = identifyingAttributes.get(element.name);
  if (name === undefined) return false;
  const value = element.attributes[name] ?? '';
  if (isUsableCode(value)) return false;
  if (value === '' && mayBeUnnamed.has(element.name)) return false;
  omitted?.push({ line: element.line ?? 0, field: `${element.name}@${name}`, value: excerpt(value), isRow: true });
  return true;
}

function cleanAttributes(element: XmlElement, omitted: OmittedValue[]): void {
  if (freeElements.has(element.name)) return;
  for (const name of Object.keys(element.attributes)) {
    const value = element.attributes[name]!;
    if (value === '' || isUsable(element.name, name, value)) continue;
    omitted.push({ line: element.line ?? 0, field: `${element.name}@${name}`, value: excerpt(value), isRow: false });
    delete element.attributes[name];
  }
}

function isUsable(element: string, name: string, value: string): boolean {
  if (references.has(name)) return isUsableCode(value);
  if (instants.has(name)) return isInstant(value);
  if (name === 'LogicalDate' || (name === 'Date' && element === 'Medal')) return isDay(value);
  return true;
}

function excerpt(value: string): string {
  return JSON.stringify(value.slice(0, 40));
}
