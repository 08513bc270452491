import type { KindName } from '@podium/content';
import type { DeskFilter, DeskKindsAnswer, DeskListAnswer, DeskListEntry } from '@podium/contract';
import type { Language } from '@podium/games';
import type { Draft, Published } from './drafts.ts';
import { missingLanguages } from './missing-languages.ts';

/** Text for a search that ignores case and accents. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns one page of the items that match a filter. */
export function filterItems(
  entries: readonly DeskListEntry[],
  { q, state, missing, sort, direction, from, count, lang }: DeskFilter,
): DeskListAnswer {
  const words = plain(q ?? '')
    .split(/\s+/u)
    .filter(Boolean);
  const found = entries.filter((entry) => {
    if (state !== undefined && entry.state !== state && entry.draftState !== state) return false;
    if (missing !== undefined && !entry.missing.includes(missing)) return false;
    const text = plain(`${entry.id} ${entry.title}`);
    return words.every((word) => text.includes(word));
  });
  const names = new Intl.Collator(lang, { numeric: true });
  const byTitle = (one: DeskListEntry, other: DeskListEntry): number =>
    names.compare(one.title, other.title) || names.compare(one.id, other.id);
  const orders = {
    title: byTitle,
    changed: (one: DeskListEntry, other: DeskListEntry) => Date.parse(one.changedAt) - Date.parse(other.changedAt),
    // Items without a position come last, as on the public page.
    order: (one: DeskListEntry, other: DeskListEntry) =>
      (one.order ?? Infinity) === (other.order ?? Infinity)
        ? names.compare(one.id, other.id)
        : (one.order ?? Infinity) - (other.order ?? Infinity),
  } satisfies Record<DeskFilter['sort'], (one: DeskListEntry, other: DeskListEntry) => number>;
  const sorted = found.toSorted((one, other) => orders[sort](one, other) || byTitle(one, other));
  if (direction === 'desc') sorted.reverse();
  return { items: sorted.slice(from, from + count), total: sorted.length };
}

/** Counts drafts and published items of each kind. */
export function countKinds(
  kind: KindName,
  items: readonly { draft?: Draft; published?: Published }[],
  languages: readonly Language[],
): DeskKindsAnswer['items'][number] {
  const inState = (state: Draft['state']): number => items.filter(({ draft }) => draft?.state === state).length;
  const absent = items.map(
    (one) => new Set(Object.values(missingLanguages(kind, (one.draft ?? one.published)!.data, languages)).flat()),
  );
  const missing = languages.map((language) => [language, absent.filter((one) => one.has(language)).length] as const);
  return {
    kind,
    published: items.filter(({ published }) => published).length,
    drafts: inState('draft'),
    review: inState('review'),
    scheduled: inState('scheduled'),
    failed: items.filter(({ draft }) => typeof draft?.failure === 'string').length,
    missing: Object.fromEntries(missing.filter(([, count]) => count > 0)),
  };
}
