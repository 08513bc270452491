import type { LanguageText } from '../messages.ts';
import { innerTextShape, namedTextShape } from '../shapes/schedule-shapes.ts';
import type { XmlElement } from '../xml/element.ts';
import { writeRow } from './write-row.ts';

/** `<ItemName Language="ENG" Value="Final"/>` */
export function writeNamedTexts(name: string, texts: readonly LanguageText[]): XmlElement[] {
  return texts.map((text) => writeRow(name, namedTextShape, text));
}

/** `<ItemDescription Language="ENG">Final</ItemDescription>` */
export function writeInnerTexts(name: string, texts: readonly LanguageText[]): XmlElement[] {
  return texts.map(({ language, text }) => writeRow(name, innerTextShape, { language }, [], text));
}
