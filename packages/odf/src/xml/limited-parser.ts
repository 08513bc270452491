import { SaxesParser } from 'saxes';
import { OdfError } from '../odf-error.ts';
import type { OdfErrorCode } from '../odf-error.ts';
import { odfLimits } from '../odf-limits.ts';

/** Version 1.1 would allow control characters. */
const parserOptions = { xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' } as const;

/** Text is parsed in pieces of this size, so that a limit applies before the whole message is scanned. */
const sliceLength = 64 * 1024;

interface StartTagHandlers {
  open: (name: string, attributes: Record<string, string>) => void;
  /** Called before the attributes of an element are read. */
  start?: () => void;
  /** Returns whether the rest of the text can be ignored. */
  isDone?: () => boolean;
}

/** The XML parser with limits for every start tag. A violated limit or an error throws. Single use. */
export class LimitedParser {
  readonly #parser = new SaxesParser(parserOptions);
  #attributes = 0;

  constructor({ open, start, isDone = () => false }: StartTagHandlers) {
    const parser = this.#parser;
    parser.on('opentagstart', (tag) => {
      if (isDone()) return;
      this.#attributes = 0;
      this.checkLength(tag.name, 'an element name');
      start?.();
    });
    parser.on('attribute', (attribute) => {
      if (isDone()) return;
      this.#attributes += 1;
      if (this.#attributes > odfLimits.attributesPerElement) {
        const limit = odfLimits.attributesPerElement;
        this.fail('too-many-attributes', `an element has more than ${limit} attributes; expected at most ${limit}`);
      }
      this.checkLength(attribute.name, 'an attribute name');
      this.checkLength(attribute.value, `attribute ${attribute.name}`);
    });
    parser.on('opentag', (tag) => open(tag.name, tag.attributes));
    parser.on('error', (error) => {
      if (isDone()) return;
      const detail = error.message.slice(error.message.indexOf(': ') + 2).replace(/\.$/, '');
      this.fail('not-xml', `${detail.slice(0, 200)}; expected well-formed XML`);
    });
  }

  /** Parses a whole message: passes on text, and refuses forbidden constructs. */
  readBody(handlers: { text: (text: string) => void; close: () => void }): void {
    const parser = this.#parser;
    parser.on('text', handlers.text);
    parser.on('cdata', handlers.text);
    parser.on('closetag', handlers.close);
    parser.on('doctype', () => this.fail('doctype', 'a DOCTYPE; expected none'));
    parser.on('processinginstruction', ({ target }) =>
      this.fail('processing-instruction', `processing instruction ${target.slice(0, 40)}; expected none`),
    );
  }

  write(text: string): void {
    for (let offset = 0; offset < text.length; offset += sliceLength)
      this.#parser.write(text.slice(offset, offset + sliceLength));
  }

  close(): void {
    this.#parser.close();
  }

  get line(): number {
    return this.#parser.line;
  }

  checkLength(text: string, description: string): void {
    if (text.length <= odfLimits.textLength) return;
    const limit = odfLimits.textLength;
    this.fail('too-long', `${description.slice(0, 80)} has ${text.length} characters; expected at most ${limit}`);
  }

  fail(code: OdfErrorCode, detail: string): never {
    const { line, column } = this.#parser;
    throw new OdfError(code, detail, { line, column: Math.max(1, column) });
  }
}
