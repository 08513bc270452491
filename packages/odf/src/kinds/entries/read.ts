import type { BodyOf, CompetitorElement, EntryElement } from '../../messages.ts';
import { entryShape } from '../../shapes/participant-shapes.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyReader } from '../../read/body-reader.ts';
import { competitorBlocks } from '../../read/competitor.ts';
import { readDetail } from '../../read/details.ts';
import { readRow } from '../../read/read-row.ts';
import type { Tally } from '../../read/tally.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';

/** An Entry is a competitor with entry data. */
function readEntry(element: XmlElement, tally: Tally): EntryElement {
  const { code, type, organisation, ...row } = readRow(element, entryShape, tally);
  const competitor: CompetitorElement = {
    code,
    type,
    organisation,
    coaches: [],
    details: [],
    athletes: [],
    opponents: [],
  };
  const entry: EntryElement = { ...row, competitor, details: [] };
  readChildren(element, entry, entryChildren, tally);
  return entry;
}

const entryChildren = childReaders<EntryElement>({
  Description: (child, { competitor }, tally) => competitorBlocks.Description(child, competitor, tally),
  Coaches: (child, { competitor }, tally) => competitorBlocks.Coaches(child, competitor, tally),
  Composition: (child, { competitor }, tally) => competitorBlocks.Composition(child, competitor, tally),
  ExtendedEntry: (child, entry, tally) => {
    entry.details.push(readDetail(child, tally));
  },
});

const children = childReaders<BodyOf<'entries'>>({
  Entry: (child, body, tally) => {
    body.entries.push(readEntry(child, tally));
  },
});

export const readEntries: BodyReader<'entries'> = (competition, { tally }) => {
  const body: BodyOf<'entries'> = { kind: 'entries', entries: [] };
  readChildren(competition, body, children, tally);
  return body;
};
