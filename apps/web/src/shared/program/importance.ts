import type { ScheduleItemAnswer } from '@podium/contract';
import type { Follow } from '../reader/follows.ts';

type Item = Pick<ScheduleItemAnswer, 'discipline' | 'medal' | 'isHeadToHead' | 'competitors' | 'moment'>;

/** From this share of its competitors on, a judged contest is about to be decided. */
const lastFifth = 0.8;

/**
 * Live contests in the order in which a reader should look at them: those with followed competitors, then finals, then
 * those that are close or about to be decided. Contests of equal importance keep their order.
 */
export function byImportance<One extends Item>(items: readonly One[], follows: readonly Follow[]): One[] {
  const importance = new Map(items.map((item) => [item, importanceOf(item, follows)]));
  return items.toSorted((a, b) => importance.get(b)! - importance.get(a)!);
}

/**
 * The order while a page is open: contests keep their place whatever their score becomes, and new ones are appended.
 * @param before ids in the previous order
 */
export function keepOrder<One extends Item & Pick<ScheduleItemAnswer, 'id'>>(
  before: readonly string[],
  items: readonly One[],
  follows: readonly Follow[],
): One[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const kept = before.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(before);
  return [
    ...kept,
    ...byImportance(
      items.filter(({ id }) => !known.has(id)),
      follows,
    ),
  ];
}

function importanceOf(item: Item, follows: readonly Follow[]): number {
  const { medal, competitors = [], moment } = item;
  const { done = 0, total = 0 } = moment?.progress ?? {};
  return (
    (isFollowed(item, follows) ? 1000 : 0) +
    (medal === 'gold' ? 100 : medal === 'bronze' ? 60 : 0) +
    (competitors.some(({ result }) => result) ? 30 : 0) +
    closeness(item) * 40 +
    (total > 0 && done / total >= lastFifth ? 25 : 0)
  );
}

/** Returns whether a follow concerns the contest: its sport, or a competitor or delegation that it names. */
export function isFollowed({ discipline, competitors = [] }: Item, follows: readonly Follow[]): boolean {
  return follows.some(({ kind, id }) => {
    if (kind === 'discipline') return discipline?.key === id;
    if (kind === 'delegation') return competitors.some(({ organisation }) => organisation?.code === id);
    return competitors.some((competitor) => competitor.id === id);
  });
}

/** 1 if two sides are level after they have scored, 0 if one of them has three times as much. */
function closeness({ isHeadToHead, competitors = [] }: Item): number {
  if (!isHeadToHead || competitors.length !== 2) return 0;
  const [home = 0, away = 0] = competitors.map(({ result }) => Number(result ?? Number.NaN));
  const most = Math.max(home, away);
  // Without a valid score, nothing is known about it.
  return most > 0 ? Math.max(0, 1 - (Math.abs(home - away) / most) * 1.5) : 0;
}
