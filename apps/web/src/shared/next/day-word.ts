import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';

const DAY_MS = 86_400_000;

/** The date of an instant, or the day of the Games without one: today, tomorrow or the date. */
export function useDayWord(): (day: string, instant: string | null) => string {
  const t = useText();
  const { format, dayAt, readerToday: today } = useGames();
  const tomorrow = new Date(Date.parse(`${today}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return (day, instant) => {
    const date = dayAt(instant, day);
    if (date === today) return t('state.today');
    return date === tomorrow ? t('parts.next.tomorrow') : format.dateWithWeekday(date);
  };
}
