import type { Language } from '@podium/games';
import type { Kind } from './kind.ts';
import { localizedText } from './texts.ts';

const maxLetters = 200;

/** The first line that names an item, with its language if it has one; undefined if no field has a text. */
export function itemTitle(
  { searched, fields }: Kind,
  data: Readonly<Record<string, unknown>>,
  language: Language,
): { title: string; lang: Language | null } | undefined {
  // Some kinds are not searched, so the first text of the form names their items.
  for (const name of [...searched, ...Object.keys(fields)]) {
    const type = fields[name]?.type;
    const value = data[name];
    if (type === 'line' && typeof value === 'string' && value.trim() !== '') return { title: value, lang: null };
    if ((type !== 'text' && type !== 'paragraphs') || typeof value !== 'object' || value === null) continue;
    const localText = localizedText(value, language);
    if (typeof localText?.text === 'string' && localText.text.trim() !== '')
      return { title: localText.text.split('\n', 1)[0]!.slice(0, maxLetters), lang: localText.lang };
  }
  return undefined;
}
