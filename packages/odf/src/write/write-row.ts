import type { Attributes } from '../elements/basics.ts';
import type { Row, Shape, ShapeNames } from '../shapes/shape.ts';
import { xmlElement } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';

/** Writes our field names as an element: attributes in the order of the shape, then the others as sent. */
export function writeRow<W extends ShapeNames>(
  name: string,
  shape: Shape<W>,
  row: Readonly<Row<W>>,
  children: XmlElement[] = [],
  text = '',
): XmlElement {
  const element = xmlElement(name, children, text);
  const values = row as Readonly<Record<string, unknown>>;
  for (const [attribute, { word, form }] of shape.slots) {
    const value = values[word];
    if (form === 'text') {
      if (typeof value === 'string' && value !== '') element.attributes[attribute] = value;
    } else if (value === true) element.attributes[attribute] = 'Y';
    else if (form === 'answer') element.attributes[attribute] = 'N';
  }
  const others: Attributes = row.attributes ?? {};
  for (const [attribute, value] of Object.entries(others)) {
    if (value !== '' && !shape.slots.has(attribute)) element.attributes[attribute] = value;
  }
  return element;
}

/** Returns an empty list for undefined. */
export function optional<T>(value: T | undefined, write: (value: T) => XmlElement): XmlElement[] {
  return value === undefined ? [] : [write(value)];
}

export function isEmptyElement(element: XmlElement): boolean {
  return element.children.length === 0 && element.text === '' && Object.keys(element.attributes).length === 0;
}
