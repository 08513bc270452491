import type { XmlElement } from '../xml/element.ts';

/** Writes a kind that has no content outside the envelope. */
export const writeNothing = (): XmlElement[] => [];
