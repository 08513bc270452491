import type { LostReason } from '../../foreign-format.ts';
import type { LostCount } from '../../lost-count.ts';
import type { XmlElement } from '../../xml/xml-element.ts';

/** Elements with text that have a place, by their parent. */
const placed: Readonly<Record<string, string>> = {
  Event: 'Name',
  StartTime: 'Date Time',
  EndTime: 'Date Time',
  Class: 'Name ShortName',
  Course: 'Name Length Climb NumberOfControls',
  Name: 'Family Given',
  Person: 'Id BirthDate',
  Organisation: 'Name ShortName',
  Start: 'StartTime BibNumber Leg LegOrder',
  Result: 'StartTime BibNumber Leg LegOrder Time TimeBehind Position Status Score',
  OverallResult: 'Time TimeBehind Position Status Score',
  SplitTime: 'ControlCode Time',
  TeamResult: 'Name BibNumber',
  TeamStart: 'Name BibNumber',
  TeamEntry: 'Name',
};
const places = new Map(Object.entries(placed).map(([name, list]) => [name, new Set(list.split(' '))]));

/** Read as attributes, or as a whole. */
const whole = new Set(['Nationality', 'Country']);

const reasons: ReadonlyMap<string, LostReason> = new Map([
  ['Contact', 'private'],
  ['Address', 'private'],
  ['Account', 'private'],
  ['AssignedFee', 'private'],
  ['Fee', 'private'],
  ['ServiceRequest', 'private'],
  ['ControlCard', 'technical'],
  ['EntryId', 'technical'],
  ['Id', 'technical'],
  ['FinishTime', 'repeated'],
]);

/** Counts elements with text that no table has a column for, by their parent; those inside a private one once. */
export function countUnreadText(root: XmlElement, lost: LostCount): void {
  const visit = (element: XmlElement, parent: string): void => {
    const { name, children, text } = element;
    const reason = reasons.get(name);
    const isPlaced = places.get(parent)?.has(name) ?? false;
    if (whole.has(name)) return;
    if (reason === 'private') return lost.add(name, reason);
    if (children.length === 0 && text !== undefined && text.trim() !== '' && !isPlaced)
      lost.add(`${parent} ${name}`, reason ?? 'noPlace');
    for (const child of children) visit(child, name);
  };
  for (const child of root.children) visit(child, root.name);
}
