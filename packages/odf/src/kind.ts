import type { Envelope } from './elements/basics.ts';
import type { Tally } from './read/tally.ts';
import type { XmlElement } from './xml/element.ts';

interface BodyContext {
  envelope: Envelope;
  isUpdate: boolean;
  tally: Tally;
}

/** Reads a Competition element; without children it returns the empty body of its kind. */
export type BodyReader<Body> = (competition: XmlElement, context: BodyContext) => Body;

/** Children of Competition in the order of the feed's schema. */
export type BodyWriter<Body> = (body: Body) => XmlElement[];

/** The exported `kind` of a message kind's folder. */
export interface Kind<Body> {
  /** Document types of complete snapshots. */
  snapshots: readonly string[];
  /** Document types of messages that patch single entities. */
  updates?: readonly string[];
  read: BodyReader<Body>;
  write: BodyWriter<Body>;
}
