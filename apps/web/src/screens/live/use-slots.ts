import { useEffect, useState } from 'react';
import { dueSlots, nextSlots, withoutSlots } from './state.ts';
import type { ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';
import type { Slots } from './state.ts';

/** After a change of the page its rows have their places. */
const settleMs = 100;

const noSlots: Slots = { live: [], soon: [] };

/** Contests in fixed places. One that has ended leaves after some minutes, once nobody can see its place close. */
export function useSlots(data: ScheduleLiveAnswer, soon: readonly ScheduleItemAnswer[], now: Date): Slots {
  const [slots, setSlots] = useState(() => nextSlots(noSlots, data, soon, now.getTime()));
  const newest = nextSlots(slots, data, soon, now.getTime());
  if (newest !== slots) setSlots(newest);
  useEffect(() => {
    const due = dueSlots(newest, now.getTime());
    if (due.length === 0) return undefined;
    const timer = setTimeout(() => {
      const leaving = due.filter((id) => !isSeen(id));
      if (leaving.length > 0) setSlots((current) => withoutSlots(current, new Set(leaving)));
    }, settleMs);
    return () => clearTimeout(timer);
  }, [newest, now]);
  return newest;
}

/** Whether its row is on the screen, or above it where closing it would move what is read. */
function isSeen(id: string): boolean {
  if (document.visibilityState !== 'visible') return false;
  const row = document.getElementById(`live-${id}`);
  return row !== null && row.getBoundingClientRect().top < innerHeight;
}
