import { drawablePart } from '../drawable-part.ts';
import { letterWidth } from '../fonts.ts';
import type { Weight } from '../fonts.ts';

export interface Room {
  width: number;
  /** Preferred and minimum font size. */
  size: number;
  min?: number;
  /** Maximum number of lines. */
  lines?: number;
  weight: Weight;
}

export interface FittedText {
  size: number;
  lines: string[];
  /** Width of the longest line. */
  width: number;
  isCut: boolean;
}

export function textWidth(text: string, size: number, weight: Weight): number {
  let width = 0;
  for (const letter of text) width += isUnseen.test(letter) ? 0 : letterWidth(letter.codePointAt(0)!, weight);
  return width * size;
}

/** Characters that join, separate or turn letters, and have no width. */
const isUnseen = /[\p{Cf}\p{Mn}]/u;

const step = 2;

/** Fits a text into its space: with a smaller size first, then more lines, and finally cut with an ellipsis. */
export function fitText(given: string, { width, size, min = size, lines = 1, weight }: Room): FittedText {
  const text = plain(given);
  const longest = (texts: readonly string[], start: number): number =>
    Math.max(...texts.map((line) => textWidth(line, start, weight)));
  for (let tried = size; tried > min; tried -= step) {
    const wrapped = wrap(text, width, tried, weight);
    const widest = longest(wrapped, tried);
    if (wrapped.length <= lines && widest <= width) return { size: tried, lines: wrapped, width: widest, isCut: false };
  }
  const wrapped = wrap(text, width, min, weight);
  const keptLines = [...wrapped.slice(0, lines - 1), wrapped.slice(lines - 1).join(' ')].filter((line) => line !== '');
  const fittedLines = keptLines.map((line) => cut(line, width, min, weight));
  return {
    size: min,
    lines: fittedLines,
    width: longest(fittedLines, min),
    isCut: fittedLines.some((line, index) => line !== keptLines[index]),
  };
}

/** Wraps at spaces into lines that fit; a word that is too long gets its own line. */
function wrap(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const segmenter = new Intl.Segmenter();

function cut(line: string, width: number, size: number, weight: Weight): string {
  if (textWidth(line, size, weight) <= width) return line;
  let prefix = '';
  for (const { segment } of segmenter.segment(line)) {
    if (textWidth(`${prefix}${segment}…`, size, weight) > width) break;
    prefix += segment;
  }
  return `${prefix.trimEnd()}…`;
}

/** One line of characters that XML allows and the fonts have: no control characters, no lone surrogates, no boxes. */
const plain = (text: string): string =>
  drawablePart(text.toWellFormed().replace(/[\p{Cc}\u2028\u2029\uFFFE\uFFFF]+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim();

/** Escapes a text for XML. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
