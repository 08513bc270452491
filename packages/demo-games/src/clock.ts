import { addDays } from '@podium/games';
import type { LogicalDay } from '@podium/games';

/** Time zone of the Games: Brazil has one offset all year. */
export const timeZone = 'America/Sao_Paulo';
const offsetText = '-03:00';
const offsetMs = -3 * 3_600_000;
export const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Instant of a minute of a day; minutes past 1440 are on the following calendar day. */
export function instantAt(day: string, minutes: number): number {
  return Date.parse(`${day}T00:00:00${offsetText}`) + Math.round(minutes * minuteMs);
}

/** `2026-10-12T18:04:00-03:00`. */
export function zonedText(epochMs: number): string {
  return `${new Date(epochMs + offsetMs).toISOString().slice(0, 19)}${offsetText}`;
}

/** Date and time of a message header, local without a zone: `2026-10-12`, `180412000`. */
export function headerTime(epochMs: number): { date: string; time: string } {
  const text = new Date(epochMs + offsetMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 23).replace(/[:.]/g, '') };
}

/** The logical day of an instant, which ends at three in the morning. */
export function logicalDay(epochMs: number): LogicalDay {
  return new Date(epochMs + offsetMs - 3 * 3_600_000).toISOString().slice(0, 10) as LogicalDay;
}

/** The fifteen days of the Games, of which today is the eighth. */
export interface Calendar {
  today: LogicalDay;
  days: LogicalDay[];
  /** Number of a day, from 1. */
  dayNumber(epochMs: number): number;
  at(day: number, minutes: number): number;
}

export const dayCount = 15;
export const todayNumber = 8;
/** 15:30 today, when the demo starts playing. */
export const playedFromMinute = 15 * 60 + 30;

export function calendarAround(today: LogicalDay): Calendar {
  const days = Array.from({ length: dayCount }, (_, index) => addDays(today, index + 1 - todayNumber));
  const first = instantAt(days[0]!, 180);
  return {
    today,
    days,
    dayNumber: (epochMs) => Math.floor((epochMs - first) / dayMs) + 1,
    at: (day, minutes) => instantAt(addDays(today, day - todayNumber), minutes),
  };
}
