import { shownTimes } from '@podium/contract/shown-times';
import { useText } from '../../shell/page-context.tsx';
import { isCompetition } from '../item-filter.ts';
import { useGamesFacts } from '../../shell/use-games.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/**
 * S04: when an activity ends, on the page's clock. Contests have no reliable planned end, because they end when
 * decided.
 */
export function useUntil(item: ScheduleItemAnswer): string | undefined {
  const t = useText();
  const { dayAt, timeOn } = useGamesFacts();
  const times = isCompetition(item) ? undefined : shownTimes(item);
  return times?.end && t('shared.until', { time: timeOn(times.end, dayAt(times.start, item.day)) });
}
