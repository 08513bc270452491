import { withoutTitle } from '../elements/item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** The place of an item, venue first: `Grand Palais - Red Piste` at the venue `Grand Palais` becomes `Red Piste`. */
export function placeNames({ venue, location }: Pick<ScheduleItemAnswer, 'venue' | 'location'>): string[] {
  const names = [venue?.name, location && withoutTitle(location.name, venue?.name)];
  return [...new Set(names)].filter((name) => !!name) as string[];
}
