import type { XmlElement } from './element.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Indents by two spaces, except inside an element with text. */
export function serialize(root: XmlElement): string {
  return `${declaration}${elementText(root, '')}`;
}

function elementText(element: XmlElement, indent: string): string {
  let start = `${indent}<${checkedName(element.name)}`;
  for (const name of Object.keys(element.attributes)) {
    start += ` ${checkedName(name)}="${escapeText(element.attributes[name]!, true)}"`;
  }
  if (element.children.length > 0) {
    const inner = element.children.map((child) => elementText(child, `${indent}  `)).join('');
    return `${start}>\n${inner}${indent}</${element.name}>\n`;
  }
  if (element.text === '') return `${start}/>\n`;
  return `${start}>${escapeText(element.text, false)}</${element.name}>\n`;
}

const namePattern = /^[\p{L}_][\p{L}\p{N}\p{M}_.:-]*$/u;
const checkedNames = new Set<string>();

function checkedName(name: string): string {
  if (checkedNames.has(name)) return name;
  if (!namePattern.test(name)) throw new RangeError(`not a name XML can carry: ${JSON.stringify(name)}`);
  // Bounded, because names from data must not fill the memory.
  if (checkedNames.size < 2000) checkedNames.add(name);
  return name;
}

const references: ReadonlyMap<number, string> = new Map([
  [0x26, '&amp;'],
  [0x3c, '&lt;'],
  [0x3e, '&gt;'],
  [0x0d, '&#13;'],
]);

/** Parsers turn raw white space in attributes into spaces; references preserve it. */
const attributeReferences: ReadonlyMap<number, string> = new Map([
  ...references,
  [0x22, '&quot;'],
  [0x09, '&#9;'],
  [0x0a, '&#10;'],
]);

const firstPlainCode = 0x3f;

function escapeText(text: string, isAttribute: boolean): string {
  if (!text.isWellFormed()) throw new RangeError(`half a surrogate pair cannot be written: ${JSON.stringify(text)}`);
  const table = isAttribute ? attributeReferences : references;
  let result = '';
  let copied = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= firstPlainCode && code < 0xfffe) continue;
    const reference = table.get(code);
    if (reference !== undefined) {
      result += text.slice(copied, index) + reference;
      copied = index + 1;
    } else if (isForbidden(code)) {
      throw new RangeError(`XML cannot carry character ${code} of ${JSON.stringify(text)}`);
    }
  }
  return copied === 0 ? text : result + text.slice(copied);
}

function isForbidden(code: number): boolean {
  return code >= 0xfffe || (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d);
}
