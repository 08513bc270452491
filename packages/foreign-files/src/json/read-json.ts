import { ForeignFileError } from '../foreign-error.ts';
import { foreignLimits } from '../foreign-limits.ts';

/** An object of a JSON file, whose values may be of any kind. */
export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a JSON file whose content is one object.
 *
 * @throws ForeignFileError
 */
export function readJson(bytes: Uint8Array): JsonObject {
  if (bytes.length > foreignLimits.bytes)
    throw new ForeignFileError({ form: 'foreign-large', limit: foreignLimits.bytes / 1024 / 1024 });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ForeignFileError({ form: 'foreign-json' });
    throw new ForeignFileError({ form: 'foreign-encoding' });
  }
  if (!isObject(value)) throw new ForeignFileError({ form: 'foreign-json' });
  return value;
}

/** The first of these values that is a text or a number; blanks and control characters are none. */
export function textAt(object: JsonObject | undefined, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = object && Object.hasOwn(object, name) ? object[name] : undefined;
    const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
    if (typeof text !== 'string') continue;
    const clean = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    if (clean !== '') return clean;
  }
  return undefined;
}

/** A whole number from 1 to 9999. */
export function countAt(object: JsonObject | undefined, ...names: readonly string[]): number | undefined {
  const text = textAt(object, ...names);
  return text !== undefined && /^\d{1,4}$/u.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** A safe whole number of any sign, as `-1` for a mark in place of a result. */
export function wholeAt(object: JsonObject | undefined, name: string): number | undefined {
  const value = object && Object.hasOwn(object, name) ? object[name] : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** The object of this name. */
export function objectAt(object: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = object && Object.hasOwn(object, name) ? object[name] : undefined;
  return isObject(value) ? value : undefined;
}

/** The objects of the first of these values that is a list. */
export function objectsAt(object: JsonObject | undefined, ...names: readonly string[]): JsonObject[] {
  for (const name of names) {
    const value = object && Object.hasOwn(object, name) ? object[name] : undefined;
    if (Array.isArray(value)) return value.filter(isObject);
  }
  return [];
}

/** The texts of a list, or the words of a text. */
export function wordsAt(object: JsonObject, ...names: readonly string[]): string[] {
  for (const name of names) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (Array.isArray(value)) return value.filter((word) => typeof word === 'string');
    if (typeof value === 'string' && value.trim() !== '') return value.trim().split(/[\s,]+/u);
  }
  return [];
}
