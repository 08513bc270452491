import { withoutTitle } from '../elements/item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** The place of an item, venue first: `Grand Palais - Red Piste` at the venue `Grand Palais` becomes `Red Piste`. */
export function placeNames({
  venue,
  location,
  place,
}: Pick<ScheduleItemAnswer, 'venue' | 'location' | 'place'>): string[] {
  const names = [venue?.name ?? place, location && withoutTitle(location.name, venue?.name)];
  return [...new Set(names)].filter((name) => !!name) as string[];
}
