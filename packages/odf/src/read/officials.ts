import type { OfficialElement } from '../elements/results.ts';
import { officialShape } from '../shapes/competitor-shapes.ts';
import { personReader } from './person.ts';
import { childReaders, inside, readChildren } from './read-children.ts';
import { readRow } from './read-row.ts';

const officialChildren = childReaders<OfficialElement>({ Description: personReader });

export const officialsReader = inside<{ officials: OfficialElement[] }>({
  Official: (child, target, tally) => {
    const official: OfficialElement = readRow(child, officialShape, tally);
    readChildren(child, official, officialChildren, tally);
    target.officials.push(official);
  },
});
