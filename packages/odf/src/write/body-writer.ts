import type { BodyOf, OdfBodyKind } from '../messages.ts';
import type { XmlElement } from '../xml/element.ts';

/** Children of Competition in the order of the feed's schema. */
export type BodyWriter<Kind extends OdfBodyKind> = (body: BodyOf<Kind>) => XmlElement[];
