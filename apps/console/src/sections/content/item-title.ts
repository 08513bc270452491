import { localizedText } from '@podium/content';
import type { Kind } from '@podium/content';
import type { Texts } from '@podium/games';
import type { ItemData } from '../../fields/form-values.ts';
import type { Language } from '../../language/language-store.ts';

/** @returns the text that names an item in lists; undefined if there is none */
export function itemTitle(kind: Kind, data: ItemData, language: Language): string | undefined {
  const name = ['title', 'name', 'text', 'caption', 'from'].find((field) => field in kind.fields);
  const value = name === undefined ? undefined : data[name];
  if (typeof value === 'string') return value;
  return localizedText(value as Texts | undefined, language)
    ?.text.split('\n')[0]
    ?.slice(0, 120);
}
