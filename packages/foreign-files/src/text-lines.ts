import { ForeignFileError } from './foreign-error.ts';
import { foreignLimits } from './foreign-limits.ts';

/** A line of a text file with its number, counted from 1. */
export interface TextLine {
  text: string;
  number: number;
}

/** The lines of a text file that have content: UTF-8 if the bytes are valid, else Windows-1252. */
export function readLines(bytes: Uint8Array): TextLine[] {
  if (bytes.length > foreignLimits.bytes)
    throw new ForeignFileError({ form: 'foreign-large', limit: foreignLimits.bytes / 1024 / 1024 });
  return decode(bytes)
    .split(/\r\n|\r|\n/u)
    .map((text, index) => ({ text: text.replaceAll(/\p{Cc}/gu, ' ').trimEnd(), number: index + 1 }))
    .filter(({ text }) => text !== '');
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of columns, counted from 1: `columns(line, 3, 5)` is columns 3 to 7. */
export const columns = ({ text }: TextLine, from: number, length: number): string =>
  text
    .slice(from - 1, from - 1 + length)
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The text of columns; undefined if they are blank. */
export const filled = (line: TextLine, from: number, length: number): string | undefined =>
  columns(line, from, length) || undefined;

/** Refuses a value, with an example of what is expected. */
export function refuse({ number }: TextLine, element: string, value: string, expected: string): never {
  throw new ForeignFileError({
    form: 'foreign-value',
    line: number,
    element,
    value: value.slice(0, foreignLimits.valueInMessage),
    expected,
  });
}

/**
 * A whole number; undefined for blanks.
 *
 * @throws ForeignFileError
 */
export function wholeNumber(line: TextLine, name: string, text: string): number | undefined {
  if (text === '') return undefined;
  return /^\d{1,6}$/u.test(text) ? Number(text) : refuse(line, name, text, '8');
}

/** True if a day exists: `2026-02-30` does not. */
export const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};
