import type { BodyOf, OdfBodyKind } from '../messages.ts';
import type { XmlElement } from '../xml/element.ts';

/** The children of Competition, in the order the feed's schema asks for. */
export type BodyWriter<Kind extends OdfBodyKind> = (body: BodyOf<Kind>) => XmlElement[];
