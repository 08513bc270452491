import { withoutTitle } from './item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** Where it is, the venue first: `Grand Palais - Red Piste` in the `Grand Palais` is its `Red Piste`. */
export function placeNames({ venue, location }: Pick<ScheduleItemAnswer, 'venue' | 'location'>): string[] {
  const names = [venue?.name, location && withoutTitle(location.name, venue?.name)];
  return [...new Set(names)].filter((name) => !!name) as string[];
}
