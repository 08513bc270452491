import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';

const DAY_MS = 86_400_000;

/** A day as one speaks of it: today, tomorrow, else its date. */
export function useDayWord(): (day: string) => string {
  const t = useText();
  const { format, today } = useGames();
  const tomorrow = new Date(Date.parse(`${today}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return (day) =>
    day === today ? t('state.today') : day === tomorrow ? t('parts.next.tomorrow') : format.dateWithWeekday(day);
}
