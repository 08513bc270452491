import { isFinished } from '../../elements/item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { BracketItem, BracketRound } from './layout.ts';

/** The round to show first if there is room for one: the first unfinished round, otherwise the last. */
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
