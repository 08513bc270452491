import type { Attributes } from '../elements/basics.ts';
import type { Row, Shape, ShapeNames } from '../shapes/shape.ts';
import { emptyAttributes } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Tally } from './tally.ts';

/** Maps an element's attributes to our field names. */
export function readRow<W extends ShapeNames>(element: XmlElement, shape: Shape<W>, tally: Tally): Row<W> {
  const row: Record<string, unknown> = { ...shape.blank };
  let unknownAttributes: Record<string, string> | undefined;
  for (const name of Object.keys(element.attributes)) {
    const value = element.attributes[name]!;
    if (value === '') continue;
    const slot = shape.slots.get(name);
    if (slot !== undefined) row[slot.word] = slot.form === 'text' ? value : isYes(value);
    else if (!isPersonal(name)) {
      unknownAttributes ??= emptyAttributes();
      unknownAttributes[name] = value;
      if (!shape.others.has(name)) tally.attribute(element.name, name);
    }
  }
  if (unknownAttributes !== undefined) row.attributes = unknownAttributes;
  return row as Row<W>;
}

/** Attributes as sent; those not in `known` are counted. */
export function readAttributes(element: XmlElement, knownNames: ReadonlySet<string>, tally: Tally): Attributes {
  const attributes = emptyAttributes();
  for (const name of Object.keys(element.attributes)) {
    if (element.attributes[name] === '' || isPersonal(name)) continue;
    attributes[name] = element.attributes[name]!;
    if (!knownNames.has(name)) tally.attribute(element.name, name);
  }
  return attributes;
}

/** Most flags are `Y` or absent; some senders write `N`, some `true` and `false`. */
function isYes(value: string): boolean {
  return value === 'Y' || value === 'true';
}

const personalAttributes: ReadonlySet<string> = new Set([
  'placeofbirth',
  'countryofbirth',
  'placeofresidence',
  'countryofresidence',
]);

/**
 * Returns whether an attribute is personal data to drop from any element: the product never needs it, and most of the people
 * are minors.
 */
function isPersonal(name: string): boolean {
  const lower = name.toLowerCase();
  return lower.startsWith('passport') || personalAttributes.has(lower);
}
