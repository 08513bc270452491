import type { Envelope } from '../elements/basics.ts';
import type { BodyWriter } from '../kind.ts';
import { kinds } from '../kinds.gen.ts';
import type { OdfBody, OdfMessage } from '../messages.ts';
import { editionsShape, noteShape } from '../shapes/message-shapes.ts';
import { xmlElement } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { serialize } from '../xml/serialize.ts';
import { writeRow } from './write-row.ts';

/**
 * The message as XML; the same message always gives the same text. Reading it returns the message, without content
 * that the reader only counted. Throws a RangeError for characters that XML cannot represent.
 */
export function writeMessage(message: OdfMessage): string {
  const { envelope, editions, notes, isRetraction, body } = message;
  const competition = isRetraction ? [] : [writeRow('Competition', editionsShape, editions, bodyChildren(body))];
  const noteElements = notes.map((note) => writeRow('Note', noteShape, note, [], note.text));
  const root = xmlElement('OdfBody', [...competition, ...noteElements]);
  for (const [name, value] of envelopeAttributes(envelope)) {
    if (value !== undefined && value !== '') root.attributes[name] = value;
  }
  return serialize(root);
}

function bodyChildren(body: OdfBody): XmlElement[] {
  // The registry pairs each kind with its writer, but the compiler cannot infer this through a lookup.
  const write = kinds[body.kind].write as BodyWriter<OdfBody>;
  return write(body);
}

function envelopeAttributes(envelope: Envelope): (readonly [string, string | undefined])[] {
  return [
    ['CompetitionCode', envelope.competitionCode],
    ['DocumentCode', envelope.documentCode],
    ['DocumentSubcode', envelope.documentSubcode],
    ['DocumentType', envelope.documentType],
    ['DocumentSubtype', envelope.documentSubtype],
    ['Version', String(envelope.version)],
    ['ResultStatus', envelope.resultStatus],
    ['Language', envelope.language],
    ['FeedFlag', envelope.feedFlag],
    ['Date', envelope.date],
    ['Time', envelope.time],
    ['LogicalDate', envelope.logicalDate],
    ['Source', envelope.source],
  ];
}
