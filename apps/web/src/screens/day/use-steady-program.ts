import { useEffect, useRef, useState } from 'react';
import { dayProgram } from './program.ts';
import type { Program } from './program.ts';
import { isOutdated, withCurrent } from './steady-items.ts';
import type { Placing } from './steady-items.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/**
 * The program of a day whose contests change their sections only when the reader touches the page or returns to it, so
 * that no row moves under the reader's eyes. What a row tells is always current.
 *
 * @param now set only on the current day
 */
export function useSteadyProgram(
  items: readonly ScheduleItemAnswer[],
  { timeZone, now }: { timeZone: string; now: Date | undefined },
): Program {
  const current: Placing | undefined = now && { items, now };
  const [placing, setPlacing] = useState(current);
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const isOld = current !== undefined && (placing === undefined || isOutdated(placing, current));
  if (isOld) setPlacing(current);
  const used = isOld ? current : placing;
  useEffect(() => {
    const sort = (): void => setPlacing(latest.current);
    const sortOnReturn = (): void => {
      if (document.visibilityState === 'visible') sort();
    };
    // After the touch has done its work: a row that moved before would be missed.
    addEventListener('click', sort);
    document.addEventListener('visibilitychange', sortOnReturn);
    return () => {
      removeEventListener('click', sort);
      document.removeEventListener('visibilitychange', sortOnReturn);
    };
  }, []);
  if (!now || !used) return dayProgram(items, { timeZone, now });
  return withCurrent(
    dayProgram(used.items, { timeZone, now: used.now }),
    new Map(items.map((item) => [item.id, item])),
  );
}
