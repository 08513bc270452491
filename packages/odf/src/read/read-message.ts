import { documentTypes, unknownDocumentType } from '../document-types.ts';
import type { Envelope, Note } from '../elements/basics.ts';
import { kinds } from '../kinds.gen.ts';
import type { OdfBody, OdfMessage } from '../messages.ts';
import { OdfError } from '../odf-error.ts';
import { odfLimits } from '../odf-limits.ts';
import { editionsShape, noteShape } from '../shapes/message-shapes.ts';
import { xmlElement } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseTree } from '../xml/parse-tree.ts';
import { envelopeAttributes, parseEnvelope } from './envelope.ts';
import { leaveOutUnusable } from './leave-out.ts';
import { countChildren } from './read-children.ts';
import { readAttributes, readRow } from './read-row.ts';
import { Tally } from './tally.ts';

/**
 * Reads a whole message. Unknown content is counted; only malformed messages throw, see {@link OdfError}.
 *
 * `readMessage(bytes).body.kind` is `result` for a DT_RESULT.
 */
export function readMessage(bytes: Uint8Array, maxBytes: number = odfLimits.messageBytes): OdfMessage {
  const { root, envelope } = readTree(bytes, maxBytes);
  return toMessage(root, envelope);
}

/** Reads a message without its unusable values, for storage and display; `leftOut` lists them. */
export function readUsableMessage(bytes: Uint8Array): OdfMessage {
  const { root, envelope } = readTree(bytes, odfLimits.messageBytes);
  const leftOut = leaveOutUnusable(root);
  const message = toMessage(root, envelope);
  return leftOut.length === 0 ? message : { ...message, leftOut };
}

function readTree(bytes: Uint8Array, maxBytes: number): { root: XmlElement; envelope: Envelope } {
  if (bytes.length > maxBytes) {
    throw new OdfError('too-large', `the message has ${bytes.length} bytes; expected at most ${maxBytes}`);
  }
  let envelope: Envelope | undefined;
  const root = parseTree(bytes, (element, parser) => {
    envelope = parseEnvelope(element.name, element.attributes, parser);
  });
  return { root, envelope: envelope! };
}

function toMessage(root: XmlElement, envelope: Envelope): OdfMessage {
  const tally = new Tally();
  readAttributes(root, envelopeAttributes, tally);
  const notes: Note[] = [];
  let competition: XmlElement | undefined;
  for (const child of root.children) {
    if (child.name === 'Note') {
      const { language } = readRow(child, noteShape, tally);
      notes.push({ language, text: child.text });
      countChildren(child, tally);
    } else if (child.name === 'Competition' && competition === undefined) competition = child;
    else tally.child(root.name, child.name);
  }
  const isRetraction = competition === undefined;
  competition ??= xmlElement('Competition');
  const { gen, sport, codes } = readRow(competition, editionsShape, tally);
  const { kind, isUpdate } = documentTypes.get(envelope.documentType) ?? unknownDocumentType;
  const body: OdfBody = kinds[kind].read(competition, { envelope, isUpdate, tally });
  return { envelope, editions: { gen, sport, codes }, notes, isRetraction, body, unknown: tally.counts };
}
