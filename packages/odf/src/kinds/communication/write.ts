import type { BodyWriter } from '../../kind.ts';
import { writeRow } from '../../write/write-row.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { CommunicationBody, CommunicationElement } from './body.ts';
import { communicationShape, communicationTextShape, decisionShape, juryShape, protestShape } from './shapes.ts';

type Text = CommunicationElement['texts'][number];

const writeText = (text: Text): XmlElement => writeRow(text.name, communicationTextShape, text, [], text.text);

function writeCommunicationElement(communication: CommunicationElement): XmlElement {
  const { kind, publishTime, texts, jury } = communication;
  const parts = [
    ...texts.filter((text) => text.name !== 'SignedBy').map(writeText),
    ...jury.map((member) => writeRow('Jury', juryShape, member)),
    ...texts.filter((text) => text.name === 'SignedBy').map(writeText),
  ];
  const content =
    kind === 'decision'
      ? writeRow('Decision', decisionShape, communication, parts)
      : writeRow('Protest', protestShape, communication, parts);
  return writeRow('Communication', communicationShape, { publishTime }, [content]);
}

export const writeCommunication: BodyWriter<CommunicationBody> = (body) =>
  body.communications.map(writeCommunicationElement);
