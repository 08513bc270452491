import type { BracketAnswer } from '@podium/contract';

export type BracketRound = BracketAnswer['rounds'][number];
export type BracketItem = BracketRound['items'][number];

interface BracketSlot {
  /** null: an empty slot that only keeps the others in position. */
  item: BracketItem | null;
  /** A line leads from here to the next column. */
  feeds: boolean;
  /** A line enters from the previous column. */
  isFed: boolean;
}

export interface BracketColumn {
  code: string;
  slots: BracketSlot[];
  /** Connection to the next column: two slots to one, one to one, or none. */
  join: 'pair' | 'straight' | 'none';
}

type Slots = (BracketItem | null)[];

/**
 * A bracket as columns in which every match is next to the two that feed it. Laid out from the end: the feeding match
 * is the unit named by the side, otherwise the one the competitor came from. A round that does not fit (missing
 * rounds, odd sizes) is separate, without lines.
 */
export function layoutBracket({ rounds }: Pick<BracketAnswer, 'rounds'>): BracketColumn[] {
  const filled = rounds.filter(({ items }) => items.length > 0);
  const columns: { code: string; slots: Slots; join: BracketColumn['join'] }[] = [];
  for (const { code, items } of filled.toReversed()) {
    const next = columns[0]?.slots;
    const ordered = inOrder(items);
    columns.unshift({ code, ...(next ? placeItems(ordered, next) : { slots: ordered, join: 'none' as const }) });
  }
  return columns.map(({ code, slots, join }, index) => ({
    code,
    join,
    slots: slots.map((item, place) => ({
      item,
      feeds: item !== null && !!columns[index + 1] && targetOf(place, join, columns[index + 1]!.slots) !== null,
      isFed: item !== null && index > 0 && feedersOf(place, columns[index - 1]!).some((feeder) => feeder !== null),
    })),
  }));
}

function inOrder(items: readonly BracketItem[]): BracketItem[] {
  const place = (item: BracketItem) => item.position ?? item.order ?? Number.MAX_SAFE_INTEGER;
  return items.toSorted((a, b) => place(a) - place(b));
}

function targetOf(place: number, join: BracketColumn['join'], next: Slots): BracketItem | null {
  if (join === 'none') return null;
  return next[join === 'pair' ? Math.floor(place / 2) : place] ?? null;
}

function feedersOf(place: number, { slots, join }: { slots: Slots; join: BracketColumn['join'] }): Slots {
  if (join === 'pair') return [slots[place * 2] ?? null, slots[place * 2 + 1] ?? null];
  return join === 'straight' ? [slots[place] ?? null] : [];
}

/** Puts the items of a round into slots aligned with the next round. */
function placeItems(items: BracketItem[], next: Slots): { slots: Slots; join: BracketColumn['join'] } {
  const feeders = next.map((target) => (target ? target.places.map((place) => feederOf(place, items)) : []));
  const isStraight =
    items.length <= next.length && feeders.every((found) => found.filter((item) => item !== undefined).length <= 1);
  if (!isStraight && items.length > next.length * 2) return { slots: items, join: 'none' };
  const size = isStraight ? 1 : 2;
  const slots: Slots = Array.from({ length: next.length * size }, () => null);
  const waiting = new Set(items);
  for (const [index, found] of feeders.entries()) {
    for (const [place, item] of found.entries()) {
      const at = isStraight ? index : index * 2 + Math.min(place, 1);
      if (item && waiting.has(item) && slots[at] === null) {
        slots[at] = item;
        waiting.delete(item);
      }
    }
  }
  for (const item of waiting) {
    const own = items.length === slots.length ? items.indexOf(item) : -1;
    slots[slots[own] === null ? own : slots.indexOf(null)] = item;
  }
  return { slots, join: isStraight ? 'straight' : 'pair' };
}

function feederOf(
  { competitor }: BracketItem['places'][number],
  items: readonly BracketItem[],
): BracketItem | undefined {
  const { from, id } = competitor;
  return (
    items.find(({ unit }) => unit !== null && unit === from?.unit) ??
    (id === null ? undefined : items.find(({ places }) => places.some((place) => place.competitor.id === id)))
  );
}

/** Returns whether the path of one of these competitors through `item` continues into `next`. */
export function advances(item: BracketItem | null, next: BracketItem | null, ids: ReadonlySet<string>): boolean {
  if (!item || !next) return false;
  const has = (of: BracketItem, id: string) => of.places.some(({ competitor }) => competitor.id === id);
  return [...ids].some((id) => has(item, id) && has(next, id));
}

/** The match that follows the one in a slot of a column. */
export function nextOf(columns: readonly BracketColumn[], column: number, slot: number): BracketItem | null {
  const { join } = columns[column]!;
  const next = columns[column + 1]?.slots.map(({ item }) => item) ?? [];
  return targetOf(slot, join, next);
}
