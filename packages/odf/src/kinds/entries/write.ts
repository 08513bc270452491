import type { EntryElement } from '../../messages.ts';
import { entryShape } from '../../shapes/participant-shapes.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { entryRows, writeCoaches, writeComposition, writeTeamName } from '../../write/competitor.ts';
import { writeDetails } from '../../write/details.ts';
import { writeRow } from '../../write/write-row.ts';

function writeEntry({ competitor, ...entry }: EntryElement): XmlElement {
  const { code, type, organisation } = competitor;
  return writeRow('Entry', entryShape, { code, type, organisation, ...entry }, [
    ...writeTeamName(competitor),
    ...writeCoaches(competitor.coaches),
    ...writeDetails('ExtendedEntry', entry.details),
    ...writeComposition(competitor, entryRows),
  ]);
}

export const writeEntries: BodyWriter<'entries'> = (body) => body.entries.map(writeEntry);
