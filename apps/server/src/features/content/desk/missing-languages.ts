import { findKind } from '@podium/content';
import type { Field } from '@podium/content';
import type { Language } from '@podium/games';

/**
 * Languages in which a text is missing, by field; fields that are empty in all languages are left out.
 *
 * @param languages of the Games
 */
export function missingLanguages(
  kind: string,
  data: Readonly<Record<string, unknown>>,
  languages: readonly Language[],
): Record<string, Language[]> {
  const missing: Record<string, Language[]> = {};
  for (const [name, field] of Object.entries<Field>(findKind(kind)!.fields)) {
    const texts = localTexts(field, data[name]);
    if (!texts || !languages.some((language) => isFilled(texts[language]))) continue;
    const absent = languages.filter((language) => !isFilled(texts[language]));
    if (absent.length > 0) missing[field.type === 'image' ? `${name}.alt` : name] = absent;
  }
  return missing;
}

const isFilled = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/**
 * Texts of a field that has several languages. Files per language do not count as texts: most exist in one language
 * only.
 */
function localTexts({ type }: Field, value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (type === 'text' || type === 'paragraphs') return value as Record<string, unknown>;
  const { alt } = value as { alt?: Record<string, unknown> };
  return type === 'image' && typeof alt === 'object' ? alt : undefined;
}
