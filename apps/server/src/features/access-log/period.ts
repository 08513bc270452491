import type { AccessLogAnswer, AccessLogQuery } from '@podium/contract';
import { minuteDays } from './fold.ts';

/** The requested days, first and last, and the size of a bucket. */
export interface Period {
  from: string;
  to: string;
  unit: AccessLogAnswer['unit'];
}

const weeks = 8;
const dayMs = 86_400_000;

/** @param today in the Games' zone */
export function resolvePeriod(
  { range, from, to }: Pick<AccessLogQuery, 'range' | 'from' | 'to'>,
  today: string,
): Period {
  if (range === 'weekly') return { from: dayAfter(today, 1 - weeks * 7), to: today, unit: 'week' };
  if (range === 'days' || from === undefined || to === undefined)
    return { from: dayAfter(today, -6), to: today, unit: 'day' };
  // Days that have been summed up no longer have hours.
  const hasHours = dayAfter(from, 1) >= to && from >= dayAfter(today, -minuteDays);
  return { from, to, unit: hasHours ? 'hour' : 'day' };
}

/** The starts of all buckets, in order. */
export function listBuckets({ from, to, unit }: Period): string[] {
  const step = unit === 'week' ? 7 : 1;
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, step)) days.push(day);
  if (unit !== 'hour') return days;
  return days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`));
}

export function findBucket(time: string, { from, unit }: Period): string {
  if (unit !== 'week') return time;
  const days = Math.round((Date.parse(time) - Date.parse(from)) / dayMs);
  return dayAfter(from, days - (days % 7));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
