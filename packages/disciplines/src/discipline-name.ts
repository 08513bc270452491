import { disciplineKey } from './keys.ts';
import { phrases } from './phrases.gen.ts';

const names: ReadonlyMap<string, Readonly<Record<string, { name: string }>>> = new Map(Object.entries(phrases));

/**
 * Default name of a sport, for Games that do not name it; undefined for a code without a folder and in other
 * languages.
 */
export function disciplineName(code: string, language: string): string | undefined {
  const key = disciplineKey(code);
  if (key === 'generic') return undefined;
  const ownName = names.get(key);
  return ownName && Object.hasOwn(ownName, language) ? ownName[language]?.name : undefined;
}
