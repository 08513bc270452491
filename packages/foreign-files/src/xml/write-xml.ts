/** An element to write; attributes without a value are left out. */
export interface NewElement {
  name: string;
  attributes: Readonly<Record<string, string | number | undefined>>;
  children: readonly NewElement[];
}

export const element = (
  name: string,
  attributes: NewElement['attributes'] = {},
  children: readonly NewElement[] = [],
): NewElement => ({ name, attributes, children });

/** A list in its wrapper: `CLUBS` with each `CLUB`; none for an empty list. */
export const wrapped = (name: string, children: readonly NewElement[]): NewElement[] =>
  children.length === 0 ? [] : [element(name, {}, children)];

/** A document in UTF-8, an element per line. */
export function writeXml(root: NewElement): Uint8Array {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  const write = ({ name, attributes, children }: NewElement): void => {
    parts.push('<', name);
    for (const [key, value] of Object.entries(attributes))
      if (value !== undefined) parts.push(' ', key, '="', escapeText(String(value)), '"');
    if (children.length === 0) {
      parts.push('/>\n');
      return;
    }
    parts.push('>\n');
    for (const child of children) write(child);
    parts.push('</', name, '>\n');
  };
  write(root);
  return new TextEncoder().encode(parts.join(''));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML has no notation for become spaces. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- XML cannot contain them, so they become spaces
    .replaceAll(/[\u0000-\u001F\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"]/gu, (sign) => entities[sign]!);
