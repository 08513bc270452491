import { isFinished } from '../item-state.ts';
import type { BracketAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { BracketItem, BracketRound } from './layout.ts';

export interface BracketSide {
  id: string;
  name: string;
}

/** Everybody whose path can be shown: who stands in a bracket with a name, in its order. */
export function sidesOf({ rounds }: Pick<BracketAnswer, 'rounds'>): BracketSide[] {
  const places = rounds.flatMap(({ items }) => items.flatMap((item) => item.places));
  return [
    ...new Map(
      places.flatMap(({ competitor: { id, name } }) => (id !== null && name ? [[id, { id, name }] as const] : [])),
    ).values(),
  ];
}

/** Whether a match is one of somebody's path. */
export const isOnPath = (item: BracketItem | null, side: string): boolean =>
  side !== '' && item !== null && item.places.some(({ competitor }) => competitor.id === side);

/** The round to begin with where there is room for one: the first that is not over, else the last. */
export function roundToShow(
  rounds: readonly BracketRound[],
  units: ReadonlyMap<string, Pick<ScheduleItemAnswer, 'status'>>,
): number {
  const isOpen = ({ unit }: BracketItem) => {
    const known = unit === null ? undefined : units.get(unit);
    return known !== undefined && !isFinished(known) && known.status !== 'CANCELLED';
  };
  const first = rounds.findIndex(({ items }) => items.some(isOpen));
  return first === -1 ? rounds.length - 1 : first;
}
