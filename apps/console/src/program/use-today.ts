import { useQuery } from '@tanstack/react-query';
import { localTime } from '../fields/local-time.ts';
import { gamesFacts, gamesOffset } from '../language/games-store.ts';
import { scheduleApi } from './schedule-api.ts';

/** Contests at night belong to the previous day. */
const nightMs = 3 * 3_600_000;

/** The current day at the Games, as `2026-11-20`; undefined until it is known. */
export function useToday(): string | undefined {
  const { data } = useQuery({
    queryKey: ['games-now'],
    // Without a response, the device's clock is accurate enough to choose a day.
    queryFn: async () => scheduleApi.now().catch(() => new Date().toISOString()),
  });
  return data && localTime(new Date(Date.parse(data) - nightMs).toISOString(), gamesOffset).slice(0, 10);
}

/** The day that a form proposes for something new: today during the Games, otherwise their first day. */
export function useProposedDay(): string {
  const today = useToday();
  return proposedDay(today, gamesFacts()) ?? '';
}

/** @param today as `2026-11-20`, if known */
export function proposedDay(
  today: string | undefined,
  { firstDay, lastDay }: { firstDay: string | null; lastDay: string | null },
): string | undefined {
  if (firstDay === null || lastDay === null) return firstDay ?? today;
  return today !== undefined && today >= firstDay && today <= lastDay ? today : firstDay;
}
