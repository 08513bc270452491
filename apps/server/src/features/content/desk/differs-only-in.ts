import { languageCode } from '@podium/contract';

const languages: ReadonlySet<string> = new Set(languageCode.options);

/** Returns whether two versions of an item are equal but for the texts and files of one language. */
export const differsOnlyIn = (language: string, a: unknown, b: unknown): boolean =>
  JSON.stringify(without(language, a)) === JSON.stringify(without(language, b));

/**
 * The value without what belongs to the language: `{"en": "Hall", "es": "Pabellón"}` becomes `{"en": "Hall"}`. Empty
 * values count as missing ones, because forms send both.
 */
function without(language: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => without(language, item) ?? null);
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value;
  const names = Object.keys(value);
  const isLocalized = names.length > 0 && names.every((name) => languages.has(name));
  const kept = names
    .filter((name) => !isLocalized || name !== language)
    .toSorted()
    .map((name) => [name, without(language, (value as Record<string, unknown>)[name])] as const)
    .filter(([, item]) => item !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
