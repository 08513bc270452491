import { itemWords } from '../elements/item-state.ts';
import type { Competitor, ScheduleItemAnswer } from '@podium/contract';

/** The words for a contest: sport, event and round, and the two sides if known. */
export interface ContestWords {
  sport: string;
  event: string;
  round: string;
  sides: readonly [Competitor, Competitor] | undefined;
}

type Item = Pick<ScheduleItemAnswer, 'discipline' | 'event' | 'phase' | 'name' | 'isHeadToHead'>;

/** @param sides of a head-to-head contest, home first */
export function contestWords(item: Item, sides: readonly Competitor[] = []): ContestWords {
  const { title, part } = itemWords(item);
  const [home, away] = sides;
  return {
    sport: item.discipline?.name ?? '',
    event: title,
    round: part,
    sides: item.isHeadToHead && home?.name && away?.name ? [home, away] : undefined,
  };
}
