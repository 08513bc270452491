import type { CompetitorElement } from '../../elements/competitors.ts';
import type { BodyReader } from '../../kind.ts';
import { competitorBlocks } from '../../read/competitor.ts';
import { readDetail } from '../../read/details.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import type { Tally } from '../../read/tally.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { EntriesBody, EntryElement } from './body.ts';
import { entryShape } from './shapes.ts';

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

const children = childReaders<EntriesBody>({
  Entry: (child, body, tally) => {
    body.entries.push(readEntry(child, tally));
  },
});

export const readEntries: BodyReader<EntriesBody> = (competition, { tally }) => {
  const body: EntriesBody = { kind: 'entries', entries: [] };
  readChildren(competition, body, children, tally);
  return body;
};
