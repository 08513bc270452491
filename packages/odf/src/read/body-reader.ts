import type { BodyOf, Envelope, OdfBodyKind } from '../messages.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Tally } from './tally.ts';

export interface BodyContext {
  envelope: Envelope;
  isUpdate: boolean;
  tally: Tally;
}

/** Reads a Competition element; without children it returns the empty body of its kind. */
export type BodyReader<Kind extends OdfBodyKind> = (competition: XmlElement, context: BodyContext) => BodyOf<Kind>;
