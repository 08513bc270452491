import { ForeignFileError } from '../foreign-error.ts';
import { foreignLimits } from '../foreign-limits.ts';
import { isDay } from '../text-lines.ts';
import type { XmlElement } from './xml-element.ts';

/** The text of an attribute; undefined if it is empty. */
export const attribute = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.attributes[name]?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() || undefined;

/** Refuses a value, with an example of what is expected. */
export function refuseValue({ name, line }: XmlElement, part: string, value: string, expected: string): never {
  throw new ForeignFileError({
    form: 'foreign-value',
    line,
    element: part === '' ? name : `${name} ${part}`,
    value: value.slice(0, foreignLimits.valueInMessage),
    expected,
  });
}

/** A whole number; undefined for none. */
export function numberAttribute(element: XmlElement, name: string): number | undefined {
  const text = attribute(element, name);
  if (text === undefined) return undefined;
  return /^\d{1,6}$/u.test(text) ? Number(text) : refuseValue(element, name, text, '8');
}

/** A day of `14.07.2019` or `2019-07-14`. */
export function dayAttribute(element: XmlElement, name: string): string | undefined {
  const text = attribute(element, name);
  if (text === undefined) return undefined;
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/u.exec(text) ?? [];
  const date = year === undefined ? text.slice(0, 10) : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/u.test(date) && isDay(date) ? date : refuseValue(element, name, text, '14.07.2026');
}

/** A time of day: `9:05` and `09:05:30` are `09:05`. */
export function clockAttribute(element: XmlElement, name: string): string | undefined {
  const text = attribute(element, name);
  if (text === undefined) return undefined;
  const [, hours, minutes] = /^(\d{1,2})[:hH](\d{2})(?::\d{2})?$/u.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59)
    return refuseValue(element, name, text, '09:30');
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Three letters of a country; other texts are no code. */
export function countryAttribute(element: XmlElement | undefined, name: string): string | undefined {
  const text = attribute(element, name)?.toUpperCase();
  return text !== undefined && /^[A-Z]{3}$/u.test(text) ? text : undefined;
}
