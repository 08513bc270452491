import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';

const DAY_MS = 86_400_000;

type DayWord = (day: string, instant: string | null) => string;

/** The date of an instant, or the day of the Games without one: today, tomorrow or the date. */
export function useDayWord(): DayWord {
  const { format } = useGames();
  return useNearDay((date) => format.dateWithWeekday(date));
}

/** The same in short: `Tue 24`. */
export function useShortDay(): DayWord {
  const { format } = useGames();
  return useNearDay((date) => {
    const { weekday, day } = format.dayChip(date);
    return `${weekday} ${day}`;
  });
}

function useNearDay(dateText: (date: string) => string): DayWord {
  const t = useText();
  const { dayAt, readerToday: today } = useGames();
  const tomorrow = new Date(Date.parse(`${today}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return (day, instant) => {
    const date = dayAt(instant, day);
    if (date === today) return t('state.today');
    return date === tomorrow ? t('parts.next.tomorrow') : dateText(date);
  };
}
