import type { KindName } from '@podium/content';
import type { DeskFilter, DeskKindsAnswer, DeskListAnswer, DeskListEntry } from '@podium/contract';
import type { Language } from '@podium/games';
import type { Draft, Published } from './drafts.ts';
import { missingLanguages } from './missing-languages.ts';

/** Text for a search that ignores case and accents. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function filterItems(
  entries: readonly DeskListEntry[],
  { q, state, missing, sort, direction, from, count, lang }: DeskFilter,
): DeskListAnswer {
  const terms = plain(q ?? '')
    .split(/\s+/u)
    .filter(Boolean);
  const matches = entries.filter((entry) => {
    if (state !== undefined && entry.state !== state && entry.draftState !== state) return false;
    if (missing !== undefined && !entry.missing.includes(missing)) return false;
    const text = plain(`${entry.id} ${entry.title}`);
    return terms.every((word) => text.includes(word));
  });
  const names = new Intl.Collator(lang, { numeric: true });
  const byTitle = (a: DeskListEntry, b: DeskListEntry): number =>
    names.compare(a.title, b.title) || names.compare(a.id, b.id);
  const orders = {
    title: byTitle,
    changed: (a: DeskListEntry, b: DeskListEntry) => Date.parse(a.changedAt) - Date.parse(b.changedAt),
    // Items without a position come last, as on the public page.
    order: (a: DeskListEntry, b: DeskListEntry) =>
      (a.order ?? Infinity) === (b.order ?? Infinity)
        ? names.compare(a.id, b.id)
        : (a.order ?? Infinity) - (b.order ?? Infinity),
  } satisfies Record<DeskFilter['sort'], (a: DeskListEntry, b: DeskListEntry) => number>;
  const sorted = matches.toSorted((a, b) => orders[sort](a, b) || byTitle(a, b));
  if (direction === 'desc') sorted.reverse();
  return { items: sorted.slice(from, from + count), total: sorted.length };
}

export function countKinds(
  kind: KindName,
  items: readonly { draft?: Draft; published?: Published }[],
  languages: readonly Language[],
): DeskKindsAnswer['items'][number] {
  const inState = (state: Draft['state']): number => items.filter(({ draft }) => draft?.state === state).length;
  const absent = items.map(
    (item) => new Set(Object.values(missingLanguages(kind, (item.draft ?? item.published)!.data, languages)).flat()),
  );
  const missing = languages.map(
    (language) => [language, absent.filter((languagesMissing) => languagesMissing.has(language)).length] as const,
  );
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
