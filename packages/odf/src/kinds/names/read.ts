import type { BodyReader } from '../../kind.ts';
import { readRow } from '../../read/read-row.ts';
import type { Tally } from '../../read/tally.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { NamesBody } from './body.ts';
import { nameShape } from './shapes.ts';

/** Both formats of this message type: a Participant with the names as attributes, or with one child per language. */
const nameElements: ReadonlySet<string> = new Set(['Participant', 'ParticipantName']);
const languageElements: ReadonlySet<string> = new Set(['Name', 'Language']);

function addName(element: XmlElement, body: NamesBody, tally: Tally): void {
  const nameRow = readRow(element, nameShape, tally);
  const perLanguage = element.children.filter((child) => languageElements.has(child.name));
  for (const child of element.children) {
    if (!languageElements.has(child.name)) tally.child(element.name, child.name);
  }
  if (perLanguage.length === 0) body.names.push({ ...nameRow, attributes: nameRow.attributes ?? emptyAttributes() });
  for (const child of perLanguage) {
    const row = readRow(child, nameShape, tally);
    body.names.push({ ...row, code: nameRow.code, attributes: row.attributes ?? emptyAttributes() });
  }
}

export const readNames: BodyReader<NamesBody> = (competition, { tally }) => {
  const body: NamesBody = { kind: 'names', names: [] };
  for (const child of competition.children) {
    if (nameElements.has(child.name)) addName(child, body, tally);
    else tally.child(competition.name, child.name);
  }
  return body;
};
