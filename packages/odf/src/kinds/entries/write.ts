import type { BodyWriter } from '../../kind.ts';
import { entryWriters, writeCoaches, writeComposition, writeTeamName } from '../../write/competitor.ts';
import { writeDetails } from '../../write/details.ts';
import { writeRow } from '../../write/write-row.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { EntriesBody, EntryElement } from './body.ts';
import { entryShape } from './shapes.ts';

function writeEntry({ competitor, ...entry }: EntryElement): XmlElement {
  const { code, type, organisation } = competitor;
  return writeRow('Entry', entryShape, { code, type, organisation, ...entry }, [
    ...writeTeamName(competitor),
    ...writeCoaches(competitor.coaches),
    ...writeDetails('ExtendedEntry', entry.details),
    ...writeComposition(competitor, entryWriters),
  ]);
}

export const writeEntries: BodyWriter<EntriesBody> = (body) => body.entries.map(writeEntry);
