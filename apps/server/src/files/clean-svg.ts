/**
 * Rewrites an SVG from an allowlist of elements and attributes. Scripts, event handlers, foreign objects, animation and
 * metadata are removed. If removing something would change the drawing, such as an external image, the file is refused.
 */
import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import type { ApiError } from '../ground/api-error.ts';
import { refusedFile } from './refused-file.ts';

export interface CleanSvg {
  text: string;
  /** Width of the view box. */
  width: number | undefined;
  height: number | undefined;
}

const svgSpace = 'http://www.w3.org/2000/svg';
const xlinkSpace = 'http://www.w3.org/1999/xlink';
const MAX_LEVELS = 100;
const MAX_ELEMENTS = 50_000;

const parseTokens = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

const elements = parseTokens(`
  svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Elements that are removed while their content is kept. */
const unwrapped = parseTokens('a switch');

/** Elements whose removal would change the drawing, so the file is refused instead. */
const pictures = parseTokens('image feImage');

const attributes = parseTokens(`
  id class style transform viewBox preserveAspectRatio version x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  width height pathLength offset dx dy rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY
  filterUnits primitiveUnits in in2 result stdDeviation values type mode operator k1 k2 k3 k4 tableValues slope
  intercept amplitude exponent order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ
  azimuth elevation z radius scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing lighting-color
  marker-end marker-mid marker-start mask opacity overflow paint-order shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility word-spacing
  writing-mode isolation mix-blend-mode role aria-label aria-hidden aria-labelledby`);

/** CSS rules and functions that load resources; a backslash could encode any of them. */
const loadingValue = /\\|image(?:-set)?\s*\(|src\s*\(|\burl\s*\((?!\s*["']?#)/iu;
const loadingRule = /[@<]|expression\s*\(/iu;

/** @throws ApiError 422 with line and column */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusedFile('The SVG file is not encoded in UTF-8.');
  }
  return new Cleaner().clean(text);
}

class Cleaner {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #written: string[] = [];
  /** Open elements with the name written for each; undefined if the element is removed and its content kept. */
  readonly #open: { written: string | undefined; id: string | undefined }[] = [];
  /** Nesting depth below an element that is removed with its content. */
  #skipped = 0;
  #elements = 0;
  #css = '';
  readonly #used = new Set<string>();
  /** Ids of elements that contain a `use`. */
  readonly #using = new Set<string>();
  #viewBox: readonly number[] = [];

  clean(text: string): CleanSvg {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw this.#refused(`The SVG file is not well-formed XML: ${error.message.replaceAll(/^[\d:\s]+|\.$/gu, '')}.`);
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw this.#refused('The SVG file declares entities, which is not allowed.');
    });
    parser.on('opentag', (tag) => this.#openTag(tag));
    parser.on('closetag', () => this.#closeTag());
    parser.on('text', (content) => this.#text(content));
    parser.on('cdata', (content) => this.#text(content));
    parser.write(text).close();
    for (const id of this.#used)
      if (this.#using.has(id)) throw refusedFile(`The SVG file uses "#${id}", which itself uses another element.`);
    const [, , width, height] = this.#viewBox;
    return { text: this.#written.join(''), width, height };
  }

  #openTag(tag: SaxesTagNS): void {
    const { local: name, uri } = tag;
    if (++this.#elements > MAX_ELEMENTS) throw this.#refused(`The SVG file has more than ${MAX_ELEMENTS} elements.`);
    if (this.#open.length + this.#skipped >= MAX_LEVELS)
      throw this.#refused(`The SVG file is nested more than ${MAX_LEVELS} levels deep.`);
    const isRoot = this.#open.length === 0;
    if (isRoot && (name !== 'svg' || uri !== svgSpace)) throw this.#refused('The file is not an SVG drawing.');
    if (this.#skipped === 0 && uri === svgSpace && pictures.has(name))
      throw this.#refused('The SVG file contains an image. Only vector graphics are allowed.');
    if (this.#skipped > 0 || uri !== svgSpace || !(elements.has(name) || unwrapped.has(name))) {
      this.#skipped++;
      return;
    }
    const allowed = this.#keptAttributes(tag);
    if (isRoot) this.#viewBox = this.#readViewBox(allowed.get('viewBox'));
    const written = elements.has(name) ? name : undefined;
    this.#open.push({ written, id: allowed.get('id') });
    if (name === 'use') this.#noteUse(allowed.get('href'));
    if (!written) return;
    const list = [...allowed].map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('');
    this.#written.push(`<${written}${isRoot ? ` xmlns="${svgSpace}"` : ''}${list}>`);
  }

  #closeTag(): void {
    if (this.#skipped > 0) {
      this.#skipped--;
      return;
    }
    const { written } = this.#open.pop()!;
    if (written === 'style') {
      this.#checkValue(this.#css, true);
      this.#written.push(escapeText(this.#css));
      this.#css = '';
    }
    if (written) this.#written.push(`</${written}>`);
  }

  #text(content: string): void {
    if (this.#skipped > 0) return;
    const element = this.#open.at(-1);
    // Collected and checked as a whole, because a rule may continue in a CDATA section.
    if (element?.written === 'style') this.#css += content;
    else if (element) this.#written.push(escapeText(content));
  }

  #keptAttributes(tag: SaxesTagNS): Map<string, string> {
    const allowed = new Map<string, string>();
    for (const { local, uri, prefix, value } of Object.values(tag.attributes)) {
      if (local === 'href' && (uri === xlinkSpace || prefix === '')) {
        // Links are removed together with their targets.
        if (unwrapped.has(tag.local)) continue;
        if (!value.startsWith('#'))
          throw this.#refused(`<${tag.local}> refers to something outside the SVG file, which is not allowed.`);
        allowed.set('href', value);
      } else if (prefix === '' && attributes.has(local)) {
        this.#checkValue(value, local === 'style');
        allowed.set(local, value);
      }
    }
    return allowed;
  }

  /** Nested uses multiply: ten levels of ten make 10^10 shapes. */
  #noteUse(href: string | undefined): void {
    if (href !== undefined) this.#used.add(href.slice(1));
    for (const { id } of this.#open) if (id !== undefined) this.#using.add(id);
  }

  #checkValue(value: string, isCss: boolean): void {
    if (loadingValue.test(value) || (isCss && loadingRule.test(value)))
      throw this.#refused(
        'A style of the SVG file has a rule or reference that is not allowed, such as @import or an external url().',
      );
  }

  #readViewBox(value: string | undefined): readonly number[] {
    const numbers =
      value
        ?.trim()
        .split(/[\s,]+/u)
        .map(Number) ?? [];
    return numbers.length === 4 && numbers.every((number) => Number.isFinite(number)) ? numbers.map(Math.round) : [];
  }

  #refused(message: string): ApiError {
    return refusedFile(message, { line: this.#parser.line, column: this.#parser.columnIndex + 1 });
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/gu, (character) => entities[character]!);
