import type { BodyReader } from '../../kind.ts';
import { childReaders, countChildren, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import type { Tally } from '../../read/tally.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { CommunicationBody, CommunicationElement } from './body.ts';
import {
  communicationShape,
  communicationTexts,
  communicationTextShape,
  decisionShape,
  juryShape,
  protestShape,
} from './shapes.ts';

/** Every child except Jury is a text; one with an unknown name is counted and kept. */
function readParts(element: XmlElement, communication: CommunicationElement, tally: Tally): void {
  for (const child of element.children) {
    if (child.name === 'Jury') communication.jury.push(readRow(child, juryShape, tally));
    else {
      if (!communicationTexts.has(child.name)) tally.child(element.name, child.name);
      communication.texts.push({
        name: child.name,
        text: child.text,
        ...readRow(child, communicationTextShape, tally),
      });
    }
    countChildren(child, tally);
  }
}

interface Notices {
  publishTime?: string;
  communications: CommunicationElement[];
}

const noticeChildren = childReaders<Notices>({
  Decision: (child, { publishTime, communications }, tally) => {
    const row = readRow(child, decisionShape, tally);
    const decision: CommunicationElement = {
      kind: 'decision',
      publishTime,
      ...row,
      attributes: row.attributes ?? emptyAttributes(),
      texts: [],
      jury: [],
    };
    readParts(child, decision, tally);
    communications.push(decision);
  },
  Protest: (child, { publishTime, communications }, tally) => {
    const row = readRow(child, protestShape, tally);
    const protest: CommunicationElement = {
      kind: 'protest',
      publishTime,
      ...row,
      attributes: row.attributes ?? emptyAttributes(),
      texts: [],
      jury: [],
    };
    readParts(child, protest, tally);
    communications.push(protest);
  },
});

const children = childReaders<CommunicationBody>({
  Communication: (child, { communications }, tally) => {
    const { publishTime } = readRow(child, communicationShape, tally);
    readChildren(child, { publishTime, communications }, noticeChildren, tally);
  },
});

export const readCommunication: BodyReader<CommunicationBody> = (competition, { tally }) => {
  const body: CommunicationBody = { kind: 'communication', communications: [] };
  readChildren(competition, body, children, tally);
  return body;
};
