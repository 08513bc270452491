import type { LostReason } from '../foreign-format.ts';
import type { LostCount } from '../lost-count.ts';
import type { XmlElement } from './xml-element.ts';

/** Attributes of a format by what becomes of them: `{ Tireur: 'ID Nom' }`. */
export interface KnownAttributes {
  placed: Readonly<Record<string, string>>;
  /** Reasons of attributes by their name, or by `Element attribute`. */
  reasons: Readonly<Record<string, LostReason>>;
}

/** Counts all attributes that no table has a column for. */
export function countUnread(root: XmlElement, { placed, reasons }: KnownAttributes, lost: LostCount): void {
  const places = new Map(Object.entries(placed).map(([name, list]) => [name, new Set(list.split(' '))]));
  const given = new Map(Object.entries(reasons));
  const visit = ({ name, attributes, children }: XmlElement): void => {
    for (const [attribute, value] of Object.entries(attributes)) {
      if (places.get(name)?.has(attribute) || value.trim() === '') continue;
      const reason = given.get(`${name} ${attribute}`) ?? given.get(attribute) ?? given.get(name) ?? 'noPlace';
      lost.add(`${name} ${attribute}`, reason);
    }
    for (const child of children) visit(child);
  };
  visit(root);
}
