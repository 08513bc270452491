import type { Medal } from '@podium/games';
import type { OrganisationRef } from '@podium/contract';
import { fontFamily } from '../fonts.ts';
import type { Weight } from '../fonts.ts';
import { escapeMarkup, fitText, textWidth } from './fit-text.ts';
import type { FittedText, Room } from './fit-text.ts';
import { paints } from './paints.ts';

export const [cardWidth, cardHeight] = [1200, 630];

/** Complete SVGs embedded in a card: our own and those of the flag package. */
export interface Art {
  /** Keyed by the address of the picture; delegations without a flag are shown by their code. */
  flags: ReadonlyMap<string, string>;
  /** Keyed by sport. */
  pictograms: ReadonlyMap<string, string>;
  /** Logo of the Games, two and a half times as wide as it is high. */
  logo?: string;
  /** Pattern of the Games, five times as wide as it is high. */
  pattern: string;
}

type Align = 'start' | 'middle' | 'end';

interface LineStyle {
  /** Start, middle or end of the text, depending on `align`, measured from the side where lines begin. */
  x: number;
  /** Baseline of the first line. */
  y: number;
  weight: Weight;
  align?: Align;
  fill?: string;
  /** A time, mark or score, which is always read from left to right. */
  isNumber?: boolean;
}

const anchors: Readonly<Record<Align, string>> = { start: 'start', middle: 'middle', end: 'end' };
const mirrored: Readonly<Record<Align, string>> = { start: 'end', middle: 'middle', end: 'start' };
const latin = /\p{Script=Latin}/u;
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Line height of multi-line texts, relative to the font size. */
export const lineHeight = 1.2;

/** Draws from the side where lines begin: x = 64 is drawn at 1136 in a right-to-left language. */
export class Canvas {
  readonly #isMirrored: boolean;
  readonly #art: Art;
  readonly #parts: string[] = [];
  #clips = 0;

  constructor(direction: 'ltr' | 'rtl', art: Art) {
    this.#isMirrored = direction === 'rtl';
    this.#art = art;
  }

  get svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}" font-family="${fontFamily}">${this.#parts.join('')}</svg>`;
  }

  /** Draws raw SVG, which is not mirrored. */
  raw(svg: string): void {
    this.#parts.push(svg);
  }

  /** Left edge of a shape of a given width that begins at `x`. */
  left(x: number, width: number): number {
    return this.#isMirrored ? cardWidth - x - width : x;
  }

  box(x: number, y: number, width: number, height: number, attributes: string): void {
    this.raw(`<rect x="${this.left(x, width)}" y="${y}" width="${width}" height="${height}" ${attributes}/>`);
  }

  text(content: string, style: LineStyle & Room): FittedText {
    const fitted = fitText(content, style);
    this.lines(fitted, style);
    return fitted;
  }

  /** Draws a text that has already been fitted. */
  lines({ size, lines }: FittedText, style: LineStyle): void {
    const { x, y, weight, align = 'start', fill = paints.ink, isNumber = false } = style;
    const anchor = (this.#isMirrored ? mirrored : anchors)[align];
    for (const [index, line] of lines.entries()) {
      this.raw(
        `<text x="${this.left(x, 0)}" y="${Math.round(y + index * size * lineHeight)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${this.#isolated(line, isNumber)}</text>`,
      );
    }
  }

  /** Sets the card's text direction regardless of the first character; Latin text and numbers stay left to right. */
  #isolated(line: string, isNumber: boolean): string {
    const isFromLeft = !this.#isMirrored || isNumber || (latin.test(line) && !fromRight.test(line));
    return `${isFromLeft ? '\u2066' : '\u2067'}${escapeMarkup(line)}\u2069`;
  }

  /** Draws the flag of a delegation, or its code. */
  flag(organisation: OrganisationRef | null, x: number, y: number, width: number): void {
    const height = Math.round((width * 2) / 3);
    const left = this.left(x, width);
    const radius = Math.round(width * 0.06);
    const drawing = this.#art.flags.get(organisation?.flag ?? '');
    if (drawing) {
      const clip = `flag${this.#clips++}`;
      this.raw(
        `<clipPath id="${clip}"><rect x="${left}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath><g clip-path="url(#${clip})">${placeImage(drawing, left, y, width, height, 'xMidYMid slice')}</g>`,
      );
    } else if (organisation) {
      this.box(x, y, width, height, `rx="${radius}" fill="${paints.tile}"`);
      const size = Math.round(height * 0.42);
      this.text(organisation.code, {
        x: x + width / 2,
        y: y + Math.round(height * 0.65),
        size,
        min: 10,
        width: width * 0.9,
        weight: 800,
        align: 'middle',
        isNumber: true,
      });
    }
    if (organisation)
      this.box(x, y, width, height, `rx="${radius}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"`);
  }

  pictogram(key: string, x: number, y: number, size: number, color: string, opacity = 1): void {
    const drawing = this.#art.pictograms.get(key) ?? this.#art.pictograms.get('generic');
    if (!drawing) return;
    this.raw(
      `<g color="${color}" opacity="${opacity}">${placeImage(drawing, this.left(x, size), y, size, size, 'xMidYMid meet')}</g>`,
    );
  }

  /** Draws the logo of the Games on white, as it is printed. @returns false if there is none */
  logo(x: number, y: number, height: number): boolean {
    const { logo } = this.#art;
    if (logo === undefined) return false;
    const width = height * 2.5;
    this.box(x, y, width, height, 'rx="10" fill="#fff"');
    this.raw(placeImage(logo, this.left(x, width) + 6, y + 4, width - 12, height - 8, 'xMidYMid meet'));
    return true;
  }

  pattern(x: number, y: number, width: number, color: string, opacity: number): void {
    const drawing = placeImage(this.#art.pattern, this.left(x, width), y, width, width / 5, 'xMidYMid meet');
    this.raw(`<g color="${color}" opacity="${opacity}">${drawing}</g>`);
  }

  /** Draws a medal with its rank or count. @param x of its center */
  disc(medal: Medal, x: number, y: number, radius: number, numeral: string): void {
    const { ink, ring } = paints.medals[medal];
    const middle = this.left(x, 0);
    this.raw(
      `<circle cx="${middle}" cy="${y}" r="${radius}" fill="url(#${medal})" stroke="${ring}" stroke-width="${Math.max(2, Math.round(radius / 12))}"/>`,
    );
    this.#numeral(numeral, x, y, radius, ink);
  }

  /** Draws a rank without a medal. */
  rank(rank: string, x: number, y: number, radius: number): void {
    this.raw(`<circle cx="${this.left(x, 0)}" cy="${y}" r="${radius}" fill="${paints.tile}"/>`);
    this.#numeral(rank, x, y, radius, paints.ink);
  }

  #numeral(text: string, x: number, y: number, radius: number, fill: string): void {
    const size = Math.round(radius * 1.05);
    const style = { size, least: 12, width: radius * 1.7, weight: 800 as const };
    const drawn = fitText(text, style).size;
    this.text(text, { ...style, x, y: y + Math.round(drawn * 0.36), align: 'middle', fill, isNumber: true });
  }

  /** Draws a short label with its own background, ending at `end`. @returns its width */
  pill(text: string, end: number, y: number, style: { size: number; fill: string; ink: string }): number {
    const { size, fill, ink } = style;
    const width = Math.round(textWidth(text, size, 800) + size * 1.3);
    const height = Math.round(size * 1.75);
    this.box(end - width, y, width, height, `rx="${height / 2}" fill="${fill}"`);
    this.text(text, {
      x: end - width / 2,
      y: y + Math.round(height * 0.5 + size * 0.36),
      size,
      width: width + 2,
      weight: 800,
      align: 'middle',
      fill: ink,
    });
    return width;
  }
}

/** Nests an SVG in another. */
function placeImage(svg: string, x: number, y: number, width: number, height: number, fit: string): string {
  return svg
    .trim()
    .replace(
      /^<svg\b(?:\s+(?:xmlns|width|height)="[^"]*")*/,
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}"`,
    );
}
