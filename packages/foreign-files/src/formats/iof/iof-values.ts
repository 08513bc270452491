import { lookUp } from '../../look-up.ts';
import { isDay } from '../../text-lines.ts';
import { refuseValue } from '../../xml/attributes.ts';
import { childNamed, childrenNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';

/** The text of an element; undefined if it is empty. */
export const textOf = (element: XmlElement | undefined): string | undefined =>
  element?.text?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() || undefined;

/** The text of a child: `childText(person, 'BirthDate')`. */
export const childText = (element: XmlElement | undefined, name: string): string | undefined =>
  textOf(childNamed(element, name));

/** Hundredths of a second of a child that counts seconds: `968.0`. */
export function seconds(element: XmlElement | undefined, name: string): number | undefined {
  const child = childNamed(element, name);
  const text = textOf(child);
  if (!child || text === undefined) return undefined;
  return /^-?\d{1,7}(?:\.\d{1,6})?$/u.test(text)
    ? Math.round(Number(text) * 100)
    : refuseValue(child, '', text, '968.0');
}

/** `16:08`, `1:02:03.5`: whole seconds have no decimals. */
export function timeText(hundredths: number): string {
  const pad = (number: number): string => String(number).padStart(2, '0');
  const whole = Math.floor(hundredths / 100);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = hundredths % 100 === 0 ? '' : `.${pad(hundredths % 100)}`.replace(/0$/u, '');
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(whole % 60)}${rest}`;
}

/** A whole number in a child. */
export function wholeChild(element: XmlElement | undefined, name: string): number | undefined {
  const child = childNamed(element, name);
  const text = textOf(child);
  if (!child || text === undefined) return undefined;
  return /^\d{1,6}$/u.test(text) ? Number(text) : refuseValue(child, '', text, '3');
}

/** A point in time, as tables take it: local without an offset. */
export interface Moment {
  day: string;
  clock: string;
  /** `2031-03-15 09:30`, or `2031-03-15T09:30:00+02:00`. */
  cell: string;
}

/** A moment of `2031-03-15T09:30:00`, also with an offset. */
export function moment(element: XmlElement | undefined): Moment | undefined {
  const text = textOf(element);
  if (!element || text === undefined) return undefined;
  const [, day, clock, offset] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/u.exec(text) ?? [];
  const isClock = clock !== undefined && clock < '24' && clock.slice(3) < '60' && clock.slice(6) < '60';
  if (day === undefined || !isDay(day) || !isClock) return refuseValue(element, '', text, '2031-03-15T09:30:00');
  const cell = offset === undefined ? `${day} ${clock.slice(0, 5)}` : `${day}T${clock}${offset}`;
  return { day, clock, cell };
}

/** Day and time of an event: `Date` and `Time` are elements of their own. */
export function dayAndTime(element: XmlElement | undefined): { day: string | undefined; cell: string | undefined } {
  const child = childNamed(element, 'Date');
  const text = textOf(child)?.slice(0, 10);
  if (!child || text === undefined) return { day: undefined, cell: undefined };
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text) || !isDay(text)) return refuseValue(child, '', text, '2031-03-15');
  const [, clock, offset] =
    /^(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/u.exec(childText(element, 'Time') ?? '') ?? [];
  const isClock = clock !== undefined && clock < '24' && clock.slice(3) < '60';
  if (!isClock) return { day: text, cell: undefined };
  return { day: text, cell: offset === undefined ? `${text} ${clock}` : `${text}T${clock}:00${offset}` };
}

/** Three letters of a country, from the attribute `code` of `Country` or `Nationality`. */
export function countryOf(element: XmlElement | undefined): string | undefined {
  const code = element?.attributes['code']?.trim().toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/u.test(code) ? code : undefined;
}

export const sexOf = (element: XmlElement | undefined): 'M' | 'W' | undefined =>
  lookUp({ M: 'M', F: 'W' } as const, element?.attributes['sex']?.trim().toUpperCase());

/** Elements of a race: those without a number, or with this one. */
export const ofRace = (element: XmlElement, name: string, number: number): XmlElement[] =>
  childrenNamed(element, name).filter(({ attributes }) => (attributes['raceNumber'] ?? '1').trim() === String(number));
