import { largeTextElements, odfLimits } from '../odf-limits.ts';
import type { XmlElement } from './element.ts';
import { LimitedParser } from './limited-parser.ts';
import { decodeText } from './utf8.ts';

/** Parses a text into plain elements. `checkRoot` receives the root as soon as its start tag ends. */
export function parseTree(bytes: Uint8Array, checkRoot: (root: XmlElement, parser: LimitedParser) => void): XmlElement {
  const tree = new TreeBuilder(checkRoot);
  return tree.read(decodeText(bytes));
}

class TreeBuilder {
  readonly #checkRoot: (root: XmlElement, parser: LimitedParser) => void;
  readonly #above: XmlElement[] = [];
  #root: XmlElement | undefined;
  #top: XmlElement | undefined;
  #count = 0;
  #line = 1;
  readonly #parser = new LimitedParser({
    start: () => this.#start(),
    open: (name, attributes) => this.#open({ name, attributes, children: [], text: '', line: this.#line }),
  });

  constructor(checkRoot: (root: XmlElement, parser: LimitedParser) => void) {
    this.#checkRoot = checkRoot;
    this.#parser.readBody({ text: (text) => this.#text(text), close: () => this.#close() });
  }

  read(text: string): XmlElement {
    this.#parser.write(text);
    this.#parser.close();
    return this.#root!;
  }

  #start(): void {
    const { elements, depth } = odfLimits;
    this.#count += 1;
    this.#line = this.#parser.line;
    if (this.#count > elements) {
      this.#parser.fail('too-many-elements', `more than ${elements} elements; expected at most ${elements}`);
    }
    if (this.#above.length >= depth) {
      this.#parser.fail('too-deep', `elements inside elements, ${depth + 1} deep; expected at most ${depth}`);
    }
  }

  #open(element: XmlElement): void {
    if (this.#top === undefined) {
      this.#root = element;
      this.#checkRoot(element, this.#parser);
    } else {
      if (this.#top.children.length === 0 && isBlank(this.#top.text)) this.#top.text = '';
      this.#top.children.push(element);
    }
    this.#above.push(element);
    this.#top = element;
  }

  #text(text: string): void {
    const top = this.#top;
    if (top === undefined || (top.children.length > 0 && isBlank(text))) return;
    top.text = top.text === '' ? text : top.text + text;
    if (!largeTextElements.has(top.name)) this.#parser.checkLength(top.text, `the text of ${top.name}`);
  }

  #close(): void {
    this.#above.pop();
    this.#top = this.#above.at(-1);
  }
}

/**
 * Returns whether text is indentation. Each piece is checked once: checking the whole text again at each child would be
 * quadratic.
 */
function isBlank(text: string): boolean {
  return text.trim() === '';
}
