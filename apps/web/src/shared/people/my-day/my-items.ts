import type { ScheduleItemAnswer } from '@podium/contract';
import type { Follow } from '../../reader/follows.ts';
import { isFinished, isLive } from '../../elements/item-state.ts';
import { ownOfBoth } from './own-in-items.ts';

/** The schedule of one followed person, team, delegation or sport. */
export interface FollowedItems {
  follow: Follow;
  items: readonly ScheduleItemAnswer[];
  /** Flag of the followed delegation, or of the competitor's delegation. */
  flag?: string | null;
}

export interface MyItem {
  item: ScheduleItemAnswer;
  /** The follows that include the item. */
  because: readonly Follow[];
  /** Flag of the first of these that has one. */
  flag?: string | null;
  /** Minutes of overlap with another followed item; 0 if the user can watch both. */
  clashMinutes: number;
}

const isPersonal = ({ kind }: Follow) => kind === 'athlete' || kind === 'team';

/**
 * Merges the schedules of all follows by time, without duplicates. Only items of followed people and teams count as
 * overlapping: a whole delegation or sport always has simultaneous contests.
 */
export function myItems(found: readonly FollowedItems[]): MyItem[] {
  const byId = new Map<string, Omit<MyItem, 'clashMinutes' | 'because'> & { because: Follow[] }>();
  for (const { follow, items, flag } of found) {
    for (const item of items) {
      const known = byId.get(item.id);
      if (known) {
        known.because.push(follow);
        known.flag ??= flag;
        const own = ownOfBoth(known.item, item);
        const best = surer(known.item, item);
        known.item = own ? { ...best, ...own } : best;
      } else byId.set(item.id, { item, because: [follow], flag });
    }
  }
  const mine = [...byId.values()].sort(
    (a, b) => startOf(a.item) - startOf(b.item) || a.item.id.localeCompare(b.item.id, 'en'),
  );
  return mine.map((one) => ({ ...one, clashMinutes: clashOf(one, mine) }));
}

/** The more certain of two entries for one contest: named with a lane, then named, then only expected. */
function surer(one: ScheduleItemAnswer, other: ScheduleItemAnswer): ScheduleItemAnswer {
  const rank = ({ tentative, lane }: ScheduleItemAnswer) => (tentative ? 0 : lane ? 2 : 1);
  return rank(other) > rank(one) ? other : one;
}

const startOf = ({ start, actualStart }: ScheduleItemAnswer) => {
  const text = start ?? actualStart;
  return text ? Date.parse(text) : Number.MAX_SAFE_INTEGER;
};

function clashOf(one: Omit<MyItem, 'clashMinutes'>, all: readonly Omit<MyItem, 'clashMinutes'>[]): number {
  const span = spanOf(one);
  if (!span) return 0;
  const overlaps = all.map((other) => {
    const beside = other === one ? undefined : spanOf(other);
    return beside ? Math.min(span.end, beside.end) - Math.max(span.start, beside.start) : 0;
  });
  return Math.max(0, Math.round(Math.max(0, ...overlaps) / 60_000));
}

function spanOf({ item, because }: Omit<MyItem, 'clashMinutes'>): { start: number; end: number } | undefined {
  if (!item.start || !item.end || item.isStartHidden || item.status === 'CANCELLED') return undefined;
  // It is unknown when in the round they compete.
  if (item.tentative?.isRound) return undefined;
  if (isFinished(item) || !because.some(isPersonal)) return undefined;
  return { start: Date.parse(item.start), end: Date.parse(item.end) };
}

/** The most relevant item: a live one, otherwise the next one. */
export function nextOfMine(mine: readonly MyItem[], now: Date): MyItem | undefined {
  const open = mine.filter(({ item }) => !isFinished(item) && item.status !== 'CANCELLED');
  return (
    open.find(({ item }) => isLive(item)) ?? open.find(({ item }) => !item.end || Date.parse(item.end) > now.getTime())
  );
}
