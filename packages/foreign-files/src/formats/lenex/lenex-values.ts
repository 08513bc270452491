import { ForeignFileError } from '../../foreign-error.ts';
import { foreignLimits } from '../../foreign-limits.ts';
import type { XmlElement } from '../../xml/xml-element.ts';

/** The text of an attribute; undefined if it is empty. */
export function attribute(element: XmlElement, name: string): string | undefined {
  const text = element.attributes[name]?.trim();
  return text === undefined || text === '' ? undefined : text;
}

/** @throws ForeignFileError if the attribute is missing */
export function requiredAttribute(element: XmlElement, name: string): string {
  const text = attribute(element, name);
  if (text !== undefined) return text;
  throw new ForeignFileError({ form: 'foreign-missing', line: element.line, element: element.name, expected: name });
}

/** An element and attribute that cannot be read, with an example of what is expected. */
function wrong(element: XmlElement, name: string, value: string, expected: string): never {
  throw new ForeignFileError({
    form: 'foreign-value',
    line: element.line,
    element: `${element.name} ${name}`,
    value: value.slice(0, foreignLimits.valueInMessage),
    expected,
  });
}

/** Hundredths of a second of `00:01:02.34`; undefined for `NT` and zeros, which mean no time. */
export function readTime(element: XmlElement, name: string): number | undefined {
  const text = attribute(element, name);
  if (text === undefined || /^(?:NT|N\/A|[-0:.,]+)$/iu.test(text)) return undefined;
  const [, hours = '0', minutes = '0', seconds, fraction = ''] =
    /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/u.exec(text) ?? [];
  if (seconds === undefined) return wrong(element, name, text, '00:01:02.34');
  const hundredths = Number(fraction.padEnd(2, '0').slice(0, 2));
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 100 + hundredths;
}

/** `26.06`, `1:02.34`, `1:02:03.40`. */
export function timeText(hundredths: number): string {
  const pad = (number: number): string => String(number).padStart(2, '0');
  const seconds = Math.floor(hundredths / 100);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `.${pad(hundredths % 100)}`;
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(seconds % 60)}${rest}`;
  return minutes > 0 ? `${minutes}:${pad(seconds % 60)}${rest}` : `${seconds}${rest}`;
}

/** `0.72` for `+72`, `72` or `0.72`, `-0.03` for `-3`. */
export function readReaction(element: XmlElement): string | undefined {
  const text = attribute(element, 'reactiontime');
  // Some programs write a sign alone for an unknown time, and others seconds.
  if (text === undefined || /^(?:NT|[+-])$/iu.test(text)) return undefined;
  const [, sign = '', whole, fraction] = /^([+-]?)(\d{1,4})(?:[.,](\d{1,2}))?$/u.exec(text) ?? [];
  if (whole === undefined) return wrong(element, 'reactiontime', text, '+72');
  const seconds = fraction === undefined ? Number(whole) / 100 : Number(`${whole}.${fraction}`);
  return `${sign === '-' ? '-' : ''}${seconds.toFixed(2)}`;
}

/** A day: `2026-10-12`. Some programs write the digits only. */
export function readDay(element: XmlElement, name: string): string | undefined {
  const text = attribute(element, name);
  // Some programs write `--` for an unknown day.
  if (text === undefined || !/\d/u.test(text)) return undefined;
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/u.exec(text.slice(0, 10)) ?? [];
  const date = `${year}-${month}-${day}`;
  if (year === undefined || Number.isNaN(Date.parse(`${date}T00:00:00Z`)))
    return wrong(element, name, text, '2026-10-12');
  // Date.parse reads 31 November as 1 December.
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : wrong(element, name, text, '2026-10-12');
}

/** A time of day: `09:30`; version 2 writes `0930`, and some programs `9` for nine o'clock. */
export function readClock(element: XmlElement, name: string): string | undefined {
  const text = attribute(element, name);
  if (text === undefined) return undefined;
  const [, hours, minutes = '00'] = /^(\d{1,2})(?::?(\d{2}))?(?::?\d{2}(?:\.\d+)?)?$/u.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return wrong(element, name, text, '09:30');
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** A whole number; undefined for none and for -1, which means none. */
export function readNumber(element: XmlElement, name: string): number | undefined {
  const text = attribute(element, name);
  if (text === undefined || text === '-1') return undefined;
  return /^\d{1,6}$/u.test(text) ? Number(text) : wrong(element, name, text, '8');
}

/** Three letters of a country; other texts are no code. */
export function readCountry(element: XmlElement, name = 'nation'): string | undefined {
  const text = attribute(element, name)?.toUpperCase();
  return text !== undefined && /^[A-Z]{3}$/u.test(text) ? text : undefined;
}
