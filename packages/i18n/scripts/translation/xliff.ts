/** Phrases of one language as XLIFF 1.2, which the tools of translators read and write. */
import { SaxesParser } from 'saxes';

interface XliffUnit {
  /** Key below the prefix of its file. */
  id: string;
  source: string;
  /** Undefined if it is not translated. */
  target: string | undefined;
  /** Its place in the code, and its arguments. */
  note: string;
}

export interface XliffFile {
  /** Folder of the phrases, from the root of the repository. */
  original: string;
  units: readonly XliffUnit[];
}

export interface Xliff {
  /** Tag of the translated language. */
  language: string;
  files: readonly XliffFile[];
}

/** Control characters are not allowed in XML; phrases have none. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function writeXliff({ language, files }: Xliff): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
  ];
  for (const { original, units } of files) {
    lines.push(
      `  <file original="${escapeText(original)}" source-language="en" target-language="${escapeText(language)}" datatype="plaintext">`,
      '    <body>',
    );
    for (const { id, source, target, note } of units) {
      lines.push(
        `      <trans-unit id="${escapeText(id)}" xml:space="preserve">`,
        `        <source>${escapeText(source)}</source>`,
      );
      if (target !== undefined) lines.push(`        <target>${escapeText(target)}</target>`);
      if (note !== '') lines.push(`        <note>${escapeText(note)}</note>`);
      lines.push('      </trans-unit>');
    }
    lines.push('    </body>', '  </file>');
  }
  return `${lines.join('\n')}\n</xliff>\n`;
}

/** @throws Error with the line, if the text is no XLIFF 1.2 of one language */
export function readXliff(text: string): Xliff {
  const parser = new SaxesParser();
  const files: { original: string; units: XliffUnit[] }[] = [];
  let language: string | undefined;
  let unit: XliffUnit | undefined;
  let content: string | undefined;
  const fail = (message: string): never => {
    throw new Error(`line ${parser.line}: ${message}`);
  };
  parser.on('error', ({ message }) => fail(message));
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'xliff' && !attributes['version']?.startsWith('1.')) fail('expected XLIFF 1.2');
    else if (name === 'file') {
      const missing = (): never => fail('a file needs original and target-language');
      const tag = attributes['target-language'] ?? missing();
      if (language !== undefined && language !== tag) fail(`two languages: ${language} and ${tag}`);
      language = tag;
      files.push({ original: attributes['original'] ?? missing(), units: [] });
    } else if (name === 'trans-unit')
      unit = { id: attributes['id'] ?? fail('a trans-unit needs an id'), source: '', target: undefined, note: '' };
    else if (name === 'source' || name === 'target' || name === 'note') content = '';
  });
  parser.on('text', (part) => {
    if (content !== undefined) content += part;
  });
  parser.on('cdata', (part) => {
    if (content !== undefined) content += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'trans-unit' && unit) {
      files.at(-1)?.units.push(unit);
      unit = undefined;
    }
    if (content === undefined || (name !== 'source' && name !== 'target' && name !== 'note')) return;
    // An empty target has not been translated yet.
    if (unit && (name !== 'target' || content.trim() !== '')) unit[name] = content;
    content = undefined;
  });
  parser.write(text).close();
  if (language === undefined) throw new Error('this is not an XLIFF file');
  return { language, files };
}
