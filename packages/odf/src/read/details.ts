import type { Detail } from '../elements/basics.ts';
import { detailShape } from '../shapes/competitor-shapes.ts';
import type { XmlElement } from '../xml/element.ts';
import { countChildren, inside } from './read-children.ts';
import type { ChildReader } from './read-children.ts';
import { readRow } from './read-row.ts';
import type { Tally } from './tally.ts';

interface HasDetails {
  details: Detail[];
}

const extensionElements: ReadonlySet<string> = new Set(['Extension', 'ExtendedStat', 'ExtendedConfigItem']);

/** Reads a generic detail, whatever the name of its element. */
export function readDetail(element: XmlElement, tally: Tally): Detail {
  const detail: Detail = readRow(element, detailShape, tally);
  for (const child of element.children) {
    if (extensionElements.has(child.name)) (detail.extensions ??= []).push(readDetail(child, tally));
    else {
      tally.child(element.name, child.name);
      countChildren(child, tally);
    }
  }
  return detail;
}

export const detailReader: ChildReader<HasDetails> = (child, target, tally) => {
  target.details.push(readDetail(child, tally));
};

/** Detail elements of competitors and members. */
export const ownDetailReaders = {
  EventUnitEntry: detailReader,
  ExtendedEntry: detailReader,
  ExtendedResults: inside({ ExtendedResult: detailReader }),
  StatsItems: inside({ StatsItem: detailReader }),
  ExtBracketComps: inside({ ExtBracketComp: detailReader }),
  ExtBracketAths: inside({ ExtBracketAth: detailReader }),
} satisfies Record<string, ChildReader<HasDetails>>;
