import { useEffect, useState } from 'react';
import { dueSlots, nextSlots, withoutSlots } from './state.ts';
import type { ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';
import type { Slots } from './state.ts';

/** Delay until the rows have been laid out after a change (ms). */
const settleMs = 100;

const noSlots: Slots = { live: [], soon: [] };

/** Contests in fixed slots. A finished contest is removed after some minutes, once its slot is out of view. */
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

/** Returns whether a row is visible, or above the window, where removing it would move the visible content. */
function isSeen(id: string): boolean {
  if (document.visibilityState !== 'visible') return false;
  const row = document.getElementById(`live-${id}`);
  return row !== null && row.getBoundingClientRect().top < innerHeight;
}
