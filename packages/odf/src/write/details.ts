import type { Detail } from '../elements/basics.ts';
import { detailShape } from '../shapes/competitor-shapes.ts';
import { wrapped } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { writeRow } from './write-row.ts';

/** Names of the nested details of an element, unless they are Extension. */
const innerNames: ReadonlyMap<string, string> = new Map([
  ['StatsItem', 'ExtendedStat'],
  ['ExtendedStat', 'ExtendedStat'],
  ['ExtendedConfig', 'ExtendedConfigItem'],
  ['ExtendedConfigItem', 'ExtendedConfigItem'],
]);

function writeDetail(name: string, detail: Detail): XmlElement {
  const inner = innerNames.get(name) ?? 'Extension';
  const extensions = (detail.extensions ?? []).map((extension) => writeDetail(inner, extension));
  return writeRow(name, detailShape, detail, extensions);
}

export function writeDetails(name: string, details: readonly Detail[]): XmlElement[] {
  return details.map((detail) => writeDetail(name, detail));
}

/** A list in its wrapper: ExtendedPeriods of ExtendedPeriod. */
export function wrappedDetails(name: string, details: readonly Detail[]): XmlElement[] {
  return wrapped(`${name}s`, writeDetails(name, details));
}

/** Rows of a competitor or a member, grouped by type into the feed's blocks. */
export function writeOwnDetails(details: readonly Detail[], entryName: string): XmlElement[] {
  const isResult = (detail: Detail) => detail.type === 'ER';
  const isStatistic = (detail: Detail) => detail.type === 'ST';
  const entries = details.filter((detail) => !isResult(detail) && !isStatistic(detail));
  return [
    ...writeDetails(entryName, entries),
    ...wrappedDetails('ExtendedResult', details.filter(isResult)),
    ...wrapped('StatsItems', writeDetails('StatsItem', details.filter(isStatistic))),
  ];
}
