import { foldedText, foldedWords, matches } from '@podium/games';
import type { LocalTextAnswer } from '@podium/contract';
import { oneOf, searchWords } from '../../shell/search-text.ts';

/** Sort orders of a list of papers; newest first unless the address specifies another. */
export const paperOrders = ['date', 'title', 'priority'] as const;
export type PaperOrder = (typeof paperOrders)[number];

export interface PaperSearch {
  q?: string;
  sort?: Exclude<PaperOrder, 'date'>;
}

export function readPaperSearch(search: Record<string, unknown>): PaperSearch {
  return { q: searchWords(search.q), sort: oneOf(search.sort, ['title', 'priority']) };
}

/** Fields common to bulletins and documents. */
export interface Paper {
  title: LocalTextAnswer;
  /** Day or instant. */
  published: string;
  priority: number;
  isPinned: boolean;
}

/**
 * Papers whose title contains every word, in the requested order. By date and priority, pinned ones come first; by
 * title, all are sorted alphabetically.
 *
 * @param compare the collation of the language
 */
export function listPapers<One extends Paper>(
  papers: readonly One[],
  { q, sort = 'date' }: { q?: string; sort?: PaperOrder },
  compare: (one: string, other: string) => number,
): One[] {
  const words = foldedWords(q ?? '');
  const found = words.length === 0 ? papers : papers.filter(({ title }) => matches(foldedText(title.text), words));
  const newest = (one: One, other: One): number => Date.parse(other.published) - Date.parse(one.published);
  const comparePinned = (one: One, other: One): number => Number(other.isPinned) - Number(one.isPinned);
  if (sort === 'title') {
    return found.toSorted((one, other) => compare(one.title.text, other.title.text) || newest(one, other));
  }
  return found.toSorted(
    (one, other) =>
      comparePinned(one, other) || (sort === 'priority' ? other.priority - one.priority : 0) || newest(one, other),
  );
}
