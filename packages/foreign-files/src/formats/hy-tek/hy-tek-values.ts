import { lookUp } from '../../look-up.ts';
import { columns, isDay, refuse } from '../../text-lines.ts';
import type { TextLine } from '../../text-lines.ts';

/** Words that programs write in place of a time, and the mark that each means. */
const marks: Readonly<Record<string, string>> = {
  NS: 'DNS',
  DNS: 'DNS',
  SCR: 'WDR',
  DNF: 'DNF',
  DQ: 'DSQ',
  DSQ: 'DSQ',
};

/** The mark in columns of a time; undefined for a time. */
export const markOf = (text: string): string | undefined => lookUp(marks, text.toUpperCase());

/**
 * Hundredths of a second of `117.31` or `1:57.31`; undefined for zeros and for words.
 *
 * @throws ForeignFileError
 */
export function readTime(line: TextLine, name: string, text: string): number | undefined {
  if (/^(?:NT|NP|[-0:.]*)$/iu.test(text) || markOf(text) !== undefined) return undefined;
  const [, minutes = '0', seconds, fraction = ''] = /^(?:(\d{1,3}):)?(\d{1,5})(?:\.(\d{1,3}))?$/u.exec(text) ?? [];
  if (seconds === undefined) return refuse(line, name, text, '1:02.34');
  const time = (Number(minutes) * 60 + Number(seconds)) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  return time === 0 ? undefined : time;
}

/**
 * A day of `10122026`: month, day, year.
 *
 * @throws ForeignFileError
 */
export function readDay(line: TextLine, name: string, from: number): string | undefined {
  const text = columns(line, from, 8);
  if (/^[0\s/-]*$/u.test(text)) return undefined;
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{4})$/u.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return year !== undefined && isDay(date) ? date : refuse(line, name, text, '10122026');
}

/** Hundredths of a second of a reaction or takeoff: `+0.72`; undefined for zero. */
export function readReaction(line: TextLine, name: string, from: number, length: number): number | undefined {
  const text = columns(line, from, length).replaceAll(' ', '');
  if (/^[+-]?0*\.?0*$/u.test(text)) return undefined;
  return /^[+-]?\d?\.\d{1,2}$/u.test(text) ? Math.round(Number(text) * 100) : refuse(line, name, text, '0.72');
}

/** `13` for `13.00`; undefined for zero. */
export function readPoints(line: TextLine, name: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^\d{1,5}(?:\.\d{0,2})?$/u.test(text)) return refuse(line, name, text, '12.50');
  return Number(text) === 0 ? undefined : String(Number(text));
}

/** Age limits of an event: 0 and 109 mean none. */
export const ageLimit = (age: number | undefined): number | undefined =>
  age === undefined || age === 0 || age >= 99 ? undefined : age;

const courses: Readonly<Record<string, Course>> = {
  L: 'LCM',
  3: 'LCM',
  S: 'SCM',
  M: 'SCM',
  1: 'SCM',
  Y: 'SCY',
  2: 'SCY',
};
export type Course = 'LCM' | 'SCM' | 'SCY';

export const courseOf = (letter: string): Course | undefined => lookUp(courses, letter.toUpperCase());

const strokes: Readonly<Record<string, string>> = {
  A: 'FREE',
  B: 'BACK',
  C: 'BREAST',
  D: 'FLY',
  E: 'MEDLEY',
  1: 'FREE',
  2: 'BACK',
  3: 'BREAST',
  4: 'FLY',
  5: 'MEDLEY',
  6: 'FREE',
  7: 'MEDLEY',
};

/** Strokes by their letter or, in SDIF, digit; 6 and 7 are the relays. */
export function strokeOf(line: TextLine, name: string, letter: string): string {
  return lookUp(strokes, letter.toUpperCase()) ?? refuse(line, name, letter, 'A');
}
