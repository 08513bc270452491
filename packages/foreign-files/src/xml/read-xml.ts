import { SaxesParser } from 'saxes';
import { ForeignFileError } from '../foreign-error.ts';
import { foreignLimits } from '../foreign-limits.ts';
import { decodeXml } from './decode-xml.ts';
import type { XmlElement } from './xml-element.ts';

/** Text is parsed in pieces of this size, so that a limit applies before the whole file is scanned. */
const sliceLength = 64 * 1024;

interface XmlOptions {
  /** Keeps the text of elements, and leaves the prefixes of their names out. */
  hasText?: boolean;
}

/**
 * Reads a file as a tree of elements and attributes; text between elements is left out unless a format has it. A document
 * type is accepted only without declarations, so no entity is ever expanded.
 *
 * @throws ForeignFileError with the line of the first fault
 */
export function readXml(bytes: Uint8Array, { hasText = false }: XmlOptions = {}): XmlElement {
  if (bytes.length > foreignLimits.bytes)
    throw new ForeignFileError({ form: 'foreign-large', limit: foreignLimits.bytes / 1024 / 1024 });
  const text = decodeXml(bytes);
  // Version 1.1 would allow control characters.
  const parser = new SaxesParser({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const fail = (reason: string): never => {
    throw new ForeignFileError({ form: 'foreign-xml', line: parser.line, reason });
  };
  const above: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  let attributes = 0;
  let line = 1;
  parser.on('error', (error) => fail(error.message.slice(error.message.indexOf(': ') + 2).slice(0, 200)));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new ForeignFileError({ form: 'foreign-declarations', line: parser.line });
  });
  parser.on('opentagstart', () => {
    count += 1;
    attributes = 0;
    line = parser.line;
    if (count > foreignLimits.elements) fail(`more than ${foreignLimits.elements} elements`);
    if (above.length >= foreignLimits.depth) fail(`more than ${foreignLimits.depth} levels of elements`);
  });
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    if (attributes > foreignLimits.attributes) fail(`more than ${foreignLimits.attributes} attributes`);
    if (value.length > foreignLimits.text) fail(`${name.slice(0, 40)}: more than ${foreignLimits.text} characters`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = hasText ? name.slice(name.indexOf(':') + 1) : name;
    const element: XmlElement = { name: local, attributes, children: [], line };
    above.at(-1)?.children.push(element);
    root ??= element;
    above.push(element);
  });
  const addText = (text: string): void => {
    const element = above.at(-1);
    if (!element || text.trim() === '') return;
    element.text = `${element.text ?? ''}${text}`;
    if (element.text.length > foreignLimits.text)
      fail(`${element.name.slice(0, 40)}: more than ${foreignLimits.text} characters`);
  };
  if (hasText) {
    parser.on('text', addText);
    parser.on('cdata', addText);
  }
  parser.on('closetag', () => void above.pop());
  for (let offset = 0; offset < text.length; offset += sliceLength)
    parser.write(text.slice(offset, offset + sliceLength));
  parser.close();
  return root ?? fail('no element');
}
